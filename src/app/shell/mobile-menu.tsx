import { useEffect, useRef } from 'react';
import menu from '../../content/menu.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import css from './mobile-menu.module.css';
import { MobileSection } from './mobile-section.tsx';
import { useBeforeNavigation } from './use-before-navigation.ts';

const { sections, external, labels } = menu;
const id = 'site-menu';

const carriesOutCommands = (button: HTMLButtonElement) => 'commandForElement' in button;

/**
 * The button commands the dialog natively. Where a browser knows no commands it opens as a popover, which
 * needs no script either; once scripts have started it is modal there too.
 */
export function MobileMenuButton() {
  return (
    <button
      type="button"
      className={css.open}
      aria-label={labels.openMenu}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={id}
      popoverTarget={id}
      onClick={(event) => {
        if (carriesOutCommands(event.currentTarget)) return;
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
          command="close"
          commandfor={id}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={({ currentTarget }) => {
            if (!carriesOutCommands(currentTarget)) menu.current?.close();
          }}
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
