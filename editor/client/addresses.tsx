/* Every page with its address and redirects, and a form to add a page. */
import type { PageAddress as Listed } from '../address.ts';
import { NewPage } from './new-page.tsx';
import { AddressForm } from './page-address.tsx';
import { reloadInPlace } from './reload.ts';
import { Loading, useResource } from './resource.tsx';

export function AddressList() {
  const resource = useResource<{ pages: Listed[] }>('addresses');
  const pages = resource.data?.pages;
  return (
    <div className="editor-desk-columns">
      <section>
        {!pages && <Loading resource={resource}>Loading the addresses…</Loading>}
        <ul className="editor-desk-list">
          {pages?.map((known) => (
            <li key={known.pathname}>
              <h2>
                <a href={known.pathname}>{known.name}</a>
              </h2>
              <p>{known.pathname}</p>
              {known.former.length > 0 && <p>Old addresses lead here: {known.former.join(', ')}.</p>}
              <details>
                <summary aria-label={`Change the address of ${known.name}`}>Change</summary>
                <AddressForm
                  known={known}
                  pathname={known.pathname}
                  done={() => reloadInPlace(`${known.name} has its new address. The old one leads to it.`)}
                />
              </details>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="editor-new-page">
        <h2 id="editor-new-page">New page</h2>
        <p>It copies another page’s layout; you then replace its text on the page itself.</p>
        <NewPage />
      </section>
    </div>
  );
}
