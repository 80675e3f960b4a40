import type { Menu, SearchWords } from '../../content/schema.ts';
import { SearchButton } from '../../search/search-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { DesktopSection } from './desktop-section.tsx';
import css from './header.module.css';
import { Logo } from './logo.tsx';
import { MobileMenu, MobileMenuButton } from './mobile-menu.tsx';
import { MotionControl } from './motion-control.tsx';

interface HeaderProps {
  menu: Menu;
  search: SearchWords;
  pathname: string;
}

export function Header({ menu, search, pathname }: HeaderProps) {
  const { sections, external, labels } = menu;
  return (
    <>
      <header className={css.header}>
        <div className={`wrap ${css.row}`}>
          <Logo label={labels.home} image={menu.logo} />
          <nav className={css.nav} aria-label={labels.main}>
            <ul className={css.sections}>
              {sections.map((section) => (
                <DesktopSection key={section.name} section={section} labels={labels} pathname={pathname} />
              ))}
            </ul>
            <ul className={css.external}>
              {external.map(({ label, href, icon }) => (
                <li key={href}>
                  <Link href={href} className={css.outside} title={label}>
                    <Icon name={icon} size={20} />
                    <span className="visually-hidden">{`${label} (${labels.external})`}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <SearchButton words={search} />
          <MotionControl labels={labels} />
          <MobileMenuButton label={labels.openMenu} />
        </div>
      </header>
      <MobileMenu menu={menu} pathname={pathname} />
    </>
  );
}
