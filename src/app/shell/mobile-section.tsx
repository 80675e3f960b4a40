import type { Link as LinkContent } from '../../content/schema.ts';
import type { MenuSection } from '../../content/shell/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { currentPage, currentSection } from './current.ts';
import { menuLists } from './menu-lists.ts';
import css from './mobile-menu.module.css';

interface MobileSectionProps {
  section: MenuSection;
  pathname: string;
}

/** An expandable section, or a plain link if it has no pages. */
export function MobileSection({ section, pathname }: MobileSectionProps) {
  const { name, href, heading, items, services, servicesHeading } = section;
  const { pages, parent } = menuLists(section);
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
        <PanelHead title={heading} count={pages.length} />
        <ul className={css.items}>
          {pages.map((item) => (
            <MenuEntry key={item.href} label={item.name} href={item.href} pathname={pathname} />
          ))}
        </ul>
        {services && (
          <>
            <PanelHead title={servicesHeading} count={services.length} />
            <ul className={css.parent}>
              {parent && <MenuEntry label={parent.name} href={parent.href} pathname={pathname} />}
            </ul>
            <ol className={`${css.items} ${css.services}`}>
              {services.map((service) => (
                <MenuEntry key={service.href} {...service} pathname={pathname} />
              ))}
            </ol>
          </>
        )}
      </details>
    </li>
  );
}

function PanelHead({ title, count }: { title: string | undefined; count: number }) {
  if (!title) return null;
  return (
    <p className={css.head}>
      {title} <span>{count}</span>
    </p>
  );
}

function MenuEntry({ label, href, pathname }: LinkContent & { pathname: string }) {
  return (
    <li>
      <Link className={css.item} href={href} aria-current={currentPage(href, pathname)}>
        {label}
      </Link>
    </li>
  );
}
