import type { Menu, MenuSection } from '../../content/shell/schema.ts';
import type { SearchWords } from '../../content/site/schema.ts';
import { SearchButton } from '../../search/search-button.tsx';
import { Link } from '../../ui/link.tsx';
import { currentPage } from './current.ts';
import { DesktopSection } from './desktop-section.tsx';
import css from './header.module.css';
import { LanguageMenu, type LanguagesProps } from './languages.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu, MobileMenuButton } from './mobile-menu.tsx';
import { MotionControl } from './motion-control.tsx';
import { OutsideLinks } from './outside-links.tsx';
import { titlesFit } from './titles-fit.ts';

/** More of them are grouped under a separate title. */
const iconsAtMost = 2;

interface HeaderProps {
  menu: Menu;
  search: SearchWords;
  pathname: string;
  /** Something on the page moves by itself. */
  moves: boolean | undefined;
  languages: LanguagesProps;
}

export function Header({ menu, search, pathname, moves, languages }: HeaderProps) {
  const { contact, external, labels } = menu;
  const areIcons = external.length <= iconsAtMost;
  const sections = areIcons ? menu.sections : [...menu.sections, elsewhere(menu)];
  return (
    <>
      <header className={css.header} suppressHydrationWarning>
        <div className={`wrap ${css.row}`} data-moves={moves} data-titles={titlesFit(menu.sections)}>
          <Logo label={labels.home} image={menu.logo} />
          <nav className={css.nav} data-screen="" aria-label={labels.main}>
            <ul className={css.sections}>
              {sections.map((section) => (
                <DesktopSection key={section.name} section={section} labels={labels} pathname={pathname} />
              ))}
            </ul>
            {areIcons && <OutsideLinks external={external} labels={labels} />}
          </nav>
          <SearchButton words={search} />
          {/* Rendered on pages without motion too, so that the row is the same everywhere. */}
          <span className={css.motion}>{moves && <MotionControl look="glyph" labels={labels} />}</span>
          <LanguageMenu {...languages} />
          <Link
            className={css.contact}
            data-edge=""
            data-screen=""
            href={contact.href}
            aria-current={currentPage(contact.href, pathname)}
          >
            {contact.label}
          </Link>
          <MobileMenuButton label={labels.openMenu} />
        </div>
      </header>
      <MobileMenu menu={menu} search={search.label} pathname={pathname} languages={languages} />
    </>
  );
}

function elsewhere({ external, labels }: Menu): MenuSection {
  const items = external.map(({ label, href, icon }) => ({
    name: label,
    href,
    icon,
    description: labels.external,
  }));
  return { name: labels.more, items };
}
