import type { RequirementsPage } from '../../content/requirements/schema.ts';
import { GoLink } from '../../ui/button.tsx';
import css from './without-scripts.module.css';

/** Shown in place of the field without scripts. */
export function WithoutScripts({ title, text, links }: RequirementsPage['withoutScripts']) {
  return (
    <noscript>
      <div className={`wrap ${css.note}`}>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className={css.links}>
          {links.map(({ label, href }) => (
            <GoLink key={href} href={href}>
              {label}
            </GoLink>
          ))}
        </p>
      </div>
    </noscript>
  );
}
