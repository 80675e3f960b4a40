import { useEffect, useState } from 'react';
import { editions } from '../../content/editions.ts';
import { chooseLanguage, chosenLanguage, keepPlace, preferredLanguage } from './language-choice.ts';
import type { LanguageLink } from './language-links.ts';
import css from './language-offer.module.css';

/** Says once, in the language the browser prefers, that the page exists in it. Either answer is kept for good. */
export function LanguageOffer({ links }: { links: LanguageLink[] }) {
  const [offered, setOffered] = useState<LanguageLink>();
  useEffect(() => {
    setOffered(chosenLanguage() ? undefined : preferredLanguage(links));
  }, [links]);
  const words = editions.find(({ tag }) => tag === offered?.tag)?.words;
  const current = links.find(({ isCurrent }) => isCurrent);
  if (!offered || !words || !current) return null;
  const stay = () => {
    chooseLanguage(current.tag);
    setOffered(undefined);
  };
  return (
    <aside className={css.offer} lang={offered.tag} dir={offered.direction} aria-label={offered.name}>
      <p>{words.alsoHere}</p>
      <a href={offered.href} hrefLang={offered.tag} onClick={(event) => keepPlace(event, offered)}>
        {words.readHere}
      </a>
      <button type="button" onClick={stay}>
        {words.notNow}
      </button>
    </aside>
  );
}
