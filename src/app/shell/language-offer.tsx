import { useEffect, useState } from 'react';
import { chooseLanguage, chosenLanguage, preferredLanguage } from '../language-choice.ts';
import type { LanguageLink } from '../language-links.ts';
import css from './language-offer.module.css';

/** Offers the page in the browser's preferred language, once. Either answer is stored. */
export function LanguageOffer({ links }: { links: LanguageLink[] }) {
  const [offered, setOffered] = useState<LanguageLink>();
  useEffect(() => {
    setOffered(chosenLanguage() ? undefined : preferredLanguage(links));
  }, [links]);
  const current = links.find(({ isCurrent }) => isCurrent);
  if (!offered || !current) return null;
  const stay = () => {
    chooseLanguage(current.tag);
    setOffered(undefined);
  };
  return (
    <aside
      className={css.offer}
      data-screen=""
      lang={offered.tag}
      dir={offered.direction}
      aria-label={offered.name}
    >
      <p>{offered.words.alsoHere}</p>
      <a href={offered.href} lang={offered.tag} hrefLang={offered.tag}>
        {offered.words.readHere}
      </a>
      <button type="button" onClick={stay}>
        {offered.words.notNow}
      </button>
    </aside>
  );
}
