import { useEffect, useRef } from 'react';
import menu from '../../content/menu.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import css from './mobile-menu.module.css';
import { MobileSection } from './mobile-section.tsx';
import { useBeforeNavigation } from './use-before-navigation.ts';

const { sections, external, labels } = menu;
const id = 'site-menu';

/**
 * The button opens the dialog as a popover, which every browser does without a script; once scripts have
 * started, it opens as a modal one.
 */
export function MobileMenuButton() {
  return (
    <button
      type="button"
      className={css.open}
      aria-label={labels.openMenu}
      aria-haspopup="dialog"
      popoverTarget={id}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLDialogElement>(`#${id}`)?.showModal();
      }}
    >
      <Icon name="menu" size={28} />
    </button>
  );
}

export function MobileMenu({ pathname }: { pathname: string }) {
  const menu = useRef<HTMLDialogElement>(null);
  useBeforeNavigation(() => menu.current?.close());
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) {
      menu.current.hidePopover();
      menu.current.showModal();
    }
    const desktop = matchMedia('(width >= 75rem)');
    const close = () => menu.current?.close();
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, []);

  return (
    <dialog ref={menu} id={id} popover="auto" className={`on-ink ${css.menu}`} aria-label={labels.menu}>
      <div className={css.bar}>
        <img src="/images/logo-white.svg" alt="" width="204" height="48" loading="lazy" />
        <button
          type="button"
          className={css.close}
          aria-label={labels.closeMenu}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={() => menu.current?.close()}
        >
          <Icon name="x" size={28} />
        </button>
      </div>
      <nav aria-label={labels.menu}>
        <ul>
          {sections.map((section) => (
            <MobileSection key={section.name} section={section} pathname={pathname} />
          ))}
        </ul>
        <ul className={css.external}>
          {external.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>
                {label}
                <span className="visually-hidden">{` (${labels.external})`}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}
