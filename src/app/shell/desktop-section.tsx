import { useEffect, useId, useRef, useState } from 'react';
import type { Menu, MenuSection } from '../../content/shell/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { currentSection } from './current.ts';
import { DesktopPanel } from './desktop-panel.tsx';
import css from './desktop-section.module.css';
import { useBeforeNavigation } from './use-before-navigation.ts';

interface DesktopSectionProps {
  section: MenuSection;
  labels: Menu['labels'];
  pathname: string;
}

/** A panel with services beside its pages, with many pages, with few. */
const widthOf = ({ items, services }: MenuSection) =>
  services ? 'wide' : items.length > 4 ? 'double' : 'single';

/**
 * One title of the header. Its panel is a native popover: the browser opens it on click, keeps only one
 * open, closes it on Escape and on a click outside, and returns focus; all of that without a script.
 */
export function DesktopSection({ section, labels, pathname }: DesktopSectionProps) {
  const id = `menu${useId()}`;
  const panel = useRef<HTMLDivElement>(null);
  // Unknown until scripts run: until then the browser exposes whether the panel is open.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);
  useBeforeNavigation(() => panel.current?.hidePopover());

  const { name, href, items } = section;
  const current = currentSection(section, pathname);
  if (items.length === 0 && href) {
    return (
      <li className={css.section}>
        <Link className={css.title} href={href} aria-current={current}>
          {name}
        </Link>
      </li>
    );
  }
  const toggle = { type: 'button', popoverTarget: id, 'aria-expanded': open, 'aria-controls': id } as const;
  return (
    <li
      className={css.section}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
      }}
    >
      {href ? (
        <>
          <Link className={css.title} href={href} aria-current={current}>
            {name}
          </Link>
          <button {...toggle} className={css.toggle} aria-label={`${name} ${labels.submenu}`}>
            <Icon name="chevron-down" size={18} />
          </button>
        </>
      ) : (
        <button {...toggle} className={css.title} aria-current={current}>
          {name}
          <Icon name="chevron-down" size={18} />
        </button>
      )}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`${css.panel} ${css[widthOf(section)]}`}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className={css.surface}>
          <DesktopPanel section={section} pathname={pathname} />
        </div>
      </div>
    </li>
  );
}
