import { brand } from '../../content/brand.ts';
import menu from '../../content/menu.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { DesktopSection } from './desktop-section.tsx';
import css from './header.module.css';
import { Logo } from './logo.tsx';
import { MobileMenu, MobileMenuButton } from './mobile-menu.tsx';
import { MotionControl } from './motion-control.tsx';

const { sections, external, labels } = menu;

export function Header({ pathname }: { pathname: string }) {
  return (
    <>
      <header className={css.header}>
        <div className={`wrap ${css.row}`}>
          <Logo />
          <nav className={css.nav} aria-label={labels.main}>
            <ul className={css.sections}>
              {sections.map((section) => (
                <DesktopSection key={section.name} section={section} pathname={pathname} />
              ))}
            </ul>
            <ul className={css.external}>
              {external.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className={css.outside} title={label}>
                    <Icon name={href === brand.networkPage ? 'users' : 'message-square-text'} size={20} />
                    <span className="visually-hidden">{`${label} (${labels.external})`}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <MotionControl />
          <MobileMenuButton />
        </div>
      </header>
      <MobileMenu pathname={pathname} />
    </>
  );
}
