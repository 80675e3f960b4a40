import { useEffect, useState } from 'react';
import type { Menu } from '../../content/shell/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import css from './outside-links.module.css';

/** Icons with names as tooltips on hover and focus; Escape dismisses one. */
export function OutsideLinks({ external, labels }: Pick<Menu, 'external' | 'labels'>) {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setHidden(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const show = () => setHidden(false);
  return (
    <ul className={css.list} data-names={hidden ? 'hidden' : undefined}>
      {external.map(({ label, href, icon }) => (
        <li key={href} onPointerEnter={show} onFocus={show}>
          <Link href={href} className={css.link}>
            <Icon name={icon} size={20} />
            <span className={css.name} data-edge="">
              {label}
              <span className="visually-hidden">{` (${labels.external})`}</span>
              <Icon name="external-link" size={18} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
