import { type ComponentPropsWithoutRef, use } from 'react';
import type { Href } from '../content/schema.ts';
import { Addresses } from './addresses.ts';
import { SampleMark } from './sample-mark.tsx';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  href: Href;
  /** The children place the notes on the target themselves. */
  hasNote?: boolean;
}

/** A plain anchor with a typed address; navigation is handled on the document. */
export function Link({ href, hasNote = false, children, ...rest }: LinkProps) {
  const { path, language } = use(Addresses)(href);
  const external = href.startsWith('https:');
  return (
    <a href={encodeURI(path)} hrefLang={language} rel={external ? 'noopener' : undefined} {...rest}>
      {children}
      {!hasNote && <LinkNotes href={href} />}
    </a>
  );
}

interface LinkNotesProps {
  href: Href;
  /** The title beside the link has the mark of a sample case. */
  isMarked?: boolean;
}

/** Marks a link to a sample case, and names the language of a page that this edition lacks. */
export function LinkNotes({ href, isMarked = false }: LinkNotesProps) {
  const { note } = use(Addresses)(href);
  return (
    <>
      {!isMarked && <SampleMark href={href} />}
      {note && '\u00a0'}
      {note && <span className="foreign">{note}</span>}
    </>
  );
}
