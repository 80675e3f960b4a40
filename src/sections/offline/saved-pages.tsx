import { use, useEffect, useState } from 'react';
import type { Link as LinkContent } from '../../content/schema.ts';
import type { OfflinePage } from '../../content/site/schema.ts';
import { Addresses } from '../../ui/addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import css from './saved-pages.module.css';

type SavedPagesProps = Pick<OfflinePage, 'savedTitle' | 'groups' | 'reachTitle' | 'reach'>;

/** Pages available offline, and our telephone number. */
export function SavedPages({ savedTitle, groups, reachTitle, reach }: SavedPagesProps) {
  const resolve = use(Addresses);
  const [saved, setSaved] = useState<LinkContent[]>([]);

  useEffect(() => {
    const links = groups.flatMap((group) => group.links);
    savedAmong(links.map(({ href }) => resolve(href).path)).then((found) =>
      setSaved(links.filter((_, at) => found[at])),
    );
  }, [groups, resolve]);

  return (
    <section className={`wrap section ${css.columns}`}>
      <nav aria-labelledby="saved-pages">
        <h2 id="saved-pages">{savedTitle}</h2>
        <ul className={css.pages}>
          {saved.map((page) => (
            <li key={page.href}>
              <ButtonLink link={page} look="line" />
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2>{reachTitle}</h2>
        <address className={css.reach}>
          {reach.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </address>
      </div>
    </section>
  );
}

/** The service worker caches pages under lower-case addresses. */
async function savedAmong(addresses: string[]): Promise<boolean[]> {
  if (!('caches' in window)) return [];
  return Promise.all(addresses.map(async (address) => Boolean(await caches.match(address.toLowerCase()))));
}
