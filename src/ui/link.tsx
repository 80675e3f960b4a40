import { type ComponentPropsWithoutRef, use } from 'react';
import type { Href } from '../content/schema.ts';
import { Addresses } from './addresses.ts';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  href: Href;
  /** The children place the note of the target's language themselves. */
  hasNote?: boolean;
}

/** A plain anchor with a typed address; navigation is handled on the document. */
export function Link({ href, hasNote = false, children, ...rest }: LinkProps) {
  const { path, language } = use(Addresses)(href);
  const external = href.startsWith('https:');
  return (
    <a href={encodeURI(path)} hrefLang={language} rel={external ? 'noopener' : undefined} {...rest}>
      {children}
      {!hasNote && <LanguageNote href={href} />}
    </a>
  );
}

/** Names the language of a page that this edition lacks; nothing for other links. */
export function LanguageNote({ href }: { href: Href }) {
  const { note } = use(Addresses)(href);
  if (!note) return null;
  return (
    <>
      {'\u00a0'}
      <span className="foreign">{note}</span>
    </>
  );
}
