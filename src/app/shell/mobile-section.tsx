import type { MenuSection } from '../../content/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { currentPage, currentSection } from './current.ts';
import css from './mobile-menu.module.css';

interface MobileSectionProps {
  section: MenuSection;
  pathname: string;
}

/** A section that expands and collapses, or a plain link where there is nothing to expand. */
export function MobileSection({ section, pathname }: MobileSectionProps) {
  const { name, href, items, services = [] } = section;
  const current = currentSection(section, pathname);
  if (items.length === 0 && href) {
    return (
      <li className={css.section}>
        <Link className={css.row} href={href} aria-current={current}>
          {name}
        </Link>
      </li>
    );
  }
  const links = [...items.map((item) => ({ label: item.name, href: item.href })), ...services];
  return (
    <li className={css.section}>
      <details name="mobile-menu">
        <summary className={css.row} aria-current={current}>
          {name}
          <Icon name="chevron-down" size={22} />
        </summary>
        <ul className={css.items}>
          {links.map((link) => (
            <li key={link.href}>
              <Link className={css.item} href={link.href} aria-current={currentPage(link.href, pathname)}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
