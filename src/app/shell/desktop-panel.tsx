import { memo, useId } from 'react';
import type { MenuItem, MenuSection } from '../../content/shell/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link, LinkNotes } from '../../ui/link.tsx';
import { currentPage } from './current.ts';
import css from './desktop-panel.module.css';
import { menuLists } from './menu-lists.ts';

interface DesktopPanelProps {
  section: MenuSection;
  pathname: string;
}

/**
 * The panel below a title: its pages and, if it has any, the services beside them. Opening it changes
 * nothing inside, so it is memoised.
 */
export const DesktopPanel = memo(function DesktopPanel({ section, pathname }: DesktopPanelProps) {
  const id = useId();
  const { heading, services, servicesHeading } = section;
  const { pages, parent } = menuLists(section);
  return (
    <>
      <div className={css.part}>
        <PanelHead id={id} title={heading} count={pages.length} />
        <ul className={css.pages} aria-labelledby={heading && id}>
          {pages.map((item) => (
            <li key={item.href}>
              <PageLink item={item} pathname={pathname} />
            </li>
          ))}
        </ul>
      </div>
      {services && (
        <div className={css.part}>
          <PanelHead id={`${id}services`} title={servicesHeading} count={services.length} />
          {parent && <PageLink item={parent} pathname={pathname} />}
          <ol className={css.services} aria-labelledby={servicesHeading && `${id}services`}>
            {services.map(({ label, href }) => (
              <li key={href}>
                <Link className={css.service} href={href} aria-current={currentPage(href, pathname)}>
                  {label}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
});

function PanelHead({ id, title, count }: { id: string; title: string | undefined; count: number }) {
  if (!title) return null;
  return (
    <p className={css.head}>
      <span id={id}>{title}</span> <span>{count}</span>
    </p>
  );
}

function PageLink({ item, pathname }: { item: MenuItem; pathname: string }) {
  return (
    <Link className={css.item} href={item.href} hasNote aria-current={currentPage(item.href, pathname)}>
      <Icon name={item.icon} size={22} />
      <span className={css.name}>
        {item.name}
        <LinkNotes href={item.href} />
      </span>
      <span className={css.description}>{item.description}</span>
    </Link>
  );
}
