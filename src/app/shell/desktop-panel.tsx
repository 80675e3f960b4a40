import { memo } from 'react';
import type { MenuSection } from '../../content/shell/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { currentPage } from './current.ts';
import css from './desktop-panel.module.css';

interface DesktopPanelProps {
  section: MenuSection;
  pathname: string;
}

/**
 * What hangs below a title: its pages, and beside them the services where it has any. Opening it changes
 * nothing in it, so it is not rendered again.
 */
export const DesktopPanel = memo(function DesktopPanel({ section, pathname }: DesktopPanelProps) {
  const { items, services } = section;
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Link className={css.item} href={item.href} aria-current={currentPage(item.href, pathname)}>
              <Icon name={item.icon} size={22} />
              <span className={css.name}>{item.name}</span>
              <span className={css.description}>{item.description}</span>
            </Link>
          </li>
        ))}
      </ul>
      {services && (
        <ul className={css.services}>
          {services.map((service) => (
            <li key={service.href}>
              <Link
                className={css.service}
                href={service.href}
                aria-current={currentPage(service.href, pathname)}
              >
                {service.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
