import type { SiteMapPage } from '../../content/site/schema.ts';
import { Arrow } from '../../ui/button.tsx';
import { Link, LinkNotes } from '../../ui/link.tsx';
import { MarkRow } from '../shared/mark-row.tsx';
import css from './site-links.module.css';

/** All pages by group, with one mark per page beside each title. */
export function SiteLinks({ groups }: Pick<SiteMapPage, 'groups'>) {
  return (
    <div className={`wrap section ${css.groups}`}>
      {groups.map(({ title, links }) => (
        <section key={title} className={css.group} aria-label={title}>
          <div className={css.head}>
            <h2 className={css.title}>{title}</h2>
            <span data-screen="">
              <MarkRow count={links.length} className={css.marks} />
            </span>
          </div>
          <ul className={css.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link className={css.link} href={href} hasNote>
                  {label}
                  <LinkNotes href={href} />
                  <Arrow />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
