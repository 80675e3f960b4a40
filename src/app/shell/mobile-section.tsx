import type { Link as LinkContent } from '../../content/schema.ts';
import type { MenuSection } from '../../content/shell/schema.ts';
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
  const { name, href, items, services } = section;
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
  return (
    <li className={css.section}>
      <details name="mobile-menu">
        <summary className={css.row} aria-current={current}>
          {name}
          <Icon name="chevron-down" size={22} />
        </summary>
        <ul className={css.items}>
          {items.map((item) => (
            <Entry key={item.href} label={item.name} href={item.href} pathname={pathname} />
          ))}
        </ul>
        {services && (
          <ul className={`${css.items} ${css.services}`}>
            {services.map((service) => (
              <Entry key={service.href} {...service} pathname={pathname} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

function Entry({ label, href, pathname }: LinkContent & { pathname: string }) {
  return (
    <li>
      <Link className={css.item} href={href} aria-current={currentPage(href, pathname)}>
        {label}
      </Link>
    </li>
  );
}
