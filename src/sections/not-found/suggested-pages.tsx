import { use, useEffect, useState } from 'react';
import type { Link } from '../../content/schema.ts';
import type { NotFoundPage } from '../../content/site/schema.ts';
import { Addresses } from '../../ui/addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { suggestPages } from './suggest-pages.ts';
import css from './suggested-pages.module.css';

type SuggestedPagesProps = Pick<NotFoundPage, 'suggestedTitle' | 'groups'>;

/** Suggestions for the mistyped address, added by a script below the banner. */
export function SuggestedPages({ suggestedTitle, groups }: SuggestedPagesProps) {
  const resolve = use(Addresses);
  const [pages, setPages] = useState<Link[]>();

  useEffect(() => {
    setPages(
      suggestPages(
        location.pathname,
        groups.flatMap((group) => group.links),
        (href) => resolve(href).path,
      ),
    );
  }, [groups, resolve]);

  return (
    <div
      className={`on-ink ${css.strip}`}
      data-script=""
      data-found={pages && (pages.length > 0 ? 'some' : 'none')}
    >
      {pages && pages.length > 0 && (
        <nav className="wrap" aria-labelledby="suggested">
          <h2 id="suggested" className="label">
            {suggestedTitle}
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
