import type { SiteMapPage } from '../content/schema.ts';
import { Link } from '../ui/link.tsx';
import css from './site-links.module.css';

/** Every page by its group. */
export function SiteLinks({ groups }: Pick<SiteMapPage, 'groups'>) {
  return (
    <div className={`wrap section ${css.groups}`}>
      {groups.map(({ title, links }) => (
        <section key={title} className={css.group} aria-label={title}>
          <h2 className={css.title}>{title}</h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link className={css.link} href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
