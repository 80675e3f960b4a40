import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { Href, Link as LinkContent } from '../content/schema.ts';
import css from './button.module.css';
import { Icon } from './icon.tsx';
import { Link, LinkNotes } from './link.tsx';

type Look = 'signal' | 'ink' | 'line' | 'white';

interface ButtonLinkProps {
  link: LinkContent;
  look?: Look;
  /** The title beside it has the mark of a sample case. */
  isMarked?: boolean;
}

/** A link that is the next step: the D-shaped button. */
export function ButtonLink({ link, look = 'signal', isMarked = false }: ButtonLinkProps) {
  return (
    <Link href={link.href} className={`${css.button} ${css[look]}`} data-edge="" hasNote>
      {link.label}
      {link.about && <span className="visually-hidden">{` ${link.about}`}</span>}
      <LinkNotes href={link.href} isMarked={isMarked} />
      <Arrow />
    </Link>
  );
}

/** The same shape for a control that acts on this page. */
export function SubmitButton({ children, ...button }: ComponentPropsWithoutRef<'button'>) {
  return (
    <button {...button} type="submit" className={`${css.button} ${css.signal}`} data-edge="">
      {children}
      <Arrow />
    </button>
  );
}

interface MailButtonProps extends ComponentPropsWithoutRef<'a'> {
  look: Look;
}

/** The same shape for a link into the visitor's mail program. */
export function MailButton({ look, children, ...link }: MailButtonProps) {
  return (
    <a {...link} className={`${css.button} ${css[look]}`} data-edge="">
      {children}
      <Icon name="mail" size={20} />
    </a>
  );
}

interface GoLinkProps {
  href: Href;
  /** The title beside it has the mark of a sample case. */
  isMarked?: boolean;
  children: ReactNode;
}

/** A secondary, underlined link. */
export function GoLink({ href, isMarked = false, children }: GoLinkProps) {
  return (
    <Link href={href} className={css.go} hasNote>
      {children}
      <LinkNotes href={href} isMarked={isMarked} />
      <Arrow />
    </Link>
  );
}

export function Arrow() {
  return (
    <svg
      className={css.arrow}
      data-screen=""
      width="1.125rem"
      height="0.75rem"
      viewBox="0 0 18 12"
      aria-hidden="true"
    >
      <path d="M0 6h16M11 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}
