import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { LanguageLink } from '../language-links.ts';
import css from './languages.module.css';
import { useBeforeNavigation } from './use-before-navigation.ts';

export interface LanguagesProps {
  label: string;
  links: LanguageLink[];
}

/** The languages as a row in the footer, and as chips in the mobile menu. */
export function Languages({ label, links, look }: LanguagesProps & { look: 'row' | 'chips' | 'list' }) {
  if (links.length === 0) return null;
  const list = (
    <ul className={css[look]} aria-label={look === 'row' ? undefined : label}>
      {links.map((link) => (
        <li key={link.tag}>
          <a
            href={link.href}
            lang={link.tag}
            hrefLang={link.tag}
            aria-current={link.isCurrent ? 'true' : undefined}
          >
            {/* The link has the direction of the page; on it, a chip would be turned round. */}
            <span dir={link.direction}>{link.name}</span>
            {link.note && <small dir={link.direction}>{link.note}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
  // The other two hang inside the main navigation; landmarks of one name could not be distinguished.
  return look === 'row' ? (
    <nav aria-label={label} data-later>
      {list}
    </nav>
  ) : (
    list
  );
}

/** In the header: the current language, which opens the others without a script. */
export function LanguageMenu({ label, links }: LanguagesProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  useBeforeNavigation(close);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    for (const sign of ['pointerdown', 'focusin']) document.addEventListener(sign, closeOutside);
    return () => {
      for (const sign of ['pointerdown', 'focusin']) document.removeEventListener(sign, closeOutside);
    };
  });
  const current = links.find(({ isCurrent }) => isCurrent);
  if (!current) return null;
  return (
    <details
      ref={menu}
      className={css.menu}
      data-screen=""
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className={css.summary}>
        <span className="visually-hidden">{label}: </span>
        <span className={css.sign}>
          <Icon name="globe" size={20} />
        </span>
        <span className={css.name}>{current.name}</span>
        <span className={css.chevron}>
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <div className={css.panel}>
        <Languages label={label} links={links} look="list" />
      </div>
    </details>
  );
}
