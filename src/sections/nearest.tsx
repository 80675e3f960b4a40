import { useEffect, useState } from 'react';
import type { Link, NotFoundPage } from '../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';
import css from './nearest.module.css';
import { nearestPages } from './nearest-pages.ts';

type NearestProps = Pick<NotFoundPage, 'nearestTitle' | 'groups'>;

/** Below the banner, once a script knows the address: the pages it was probably meant for. */
export function Nearest({ nearestTitle, groups }: NearestProps) {
  const [pages, setPages] = useState<Link[]>();

  useEffect(() => {
    setPages(
      nearestPages(
        location.pathname,
        groups.flatMap((group) => group.links),
      ),
    );
  }, [groups]);

  return (
    <div className={`on-ink ${css.strip}`} data-found={pages && (pages.length > 0 ? 'some' : 'none')}>
      {pages && pages.length > 0 && (
        <nav className="wrap" aria-labelledby="nearest">
          <h2 id="nearest" className="label">
            {nearestTitle}
          </h2>
          <ul className={css.pages}>
            {pages.map((page) => (
              <li key={page.href}>
                <ButtonLink link={page} look="line" />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
