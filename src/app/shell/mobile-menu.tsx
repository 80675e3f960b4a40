import { useRef } from 'react';
import type { Menu } from '../../content/shell/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Languages, type LanguagesProps } from './languages.tsx';
import css from './mobile-menu.module.css';
import { MobileSection } from './mobile-section.tsx';
import { MotionControl } from './motion-control.tsx';
import { useBeforeNavigation } from './use-before-navigation.ts';

const id = 'site-menu';

/** Opens the dialog without React (first-frame/site-menu.ts). */
export function MobileMenuButton({ label }: { label: string }) {
  return (
    <button type="button" popoverTarget={id} className={css.open} aria-label={label} aria-haspopup="dialog">
      <Icon name="menu" size={28} />
    </button>
  );
}

interface MobileMenuProps {
  menu: Menu;
  /** The name of the link to the search. */
  search: string;
  pathname: string;
  languages: LanguagesProps;
}

export function MobileMenu({ menu, search, pathname, languages }: MobileMenuProps) {
  const { sections, contact, external, labels } = menu;
  const dialog = useRef<HTMLDialogElement>(null);
  useBeforeNavigation(() => dialog.current?.close());

  return (
    <dialog
      ref={dialog}
      id={id}
      popover="auto"
      className={`on-ink ${css.menu}`}
      aria-label={labels.menu}
      // It may be open before React has started.
      suppressHydrationWarning
    >
      <div className={css.bar}>
        <Picture image={menu.logo} />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={css.close}
          aria-label={labels.closeMenu}
        >
          <Icon name="x" size={28} />
        </button>
      </div>
      <nav aria-label={labels.menu}>
        <p className={css.contact}>
          <ButtonLink link={contact} look="white" />
        </p>
        <Languages {...languages} look="chips" />
        <p className={css.search}>
          <Link href="page:search">
            <Icon name="search" size={20} />
            {search}
          </Link>
        </p>
        <ul>
          {sections.map((section) => (
            <MobileSection key={section.name} section={section} pathname={pathname} />
          ))}
        </ul>
        <ul className={css.external}>
          {external.map(({ label, href, icon }) => (
            <li key={href}>
              <Link href={href}>
                <Icon name={icon} size={20} />
                {label}
                <span className="visually-hidden">{` (${labels.external})`}</span>
                <Icon name="external-link" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.setting}>
        <MotionControl look="words" labels={labels} />
      </div>
    </dialog>
  );
}
