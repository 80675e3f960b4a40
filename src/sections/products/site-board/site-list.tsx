import { useId } from 'react';
import type { BoardViewProps } from './board-state.ts';
import css from './site-list.module.css';
import { figureText } from './site-text.ts';

/** The board as a search field, and as a table of all sites. */
export function SiteList({ board, onOpen }: Pick<BoardViewProps, 'board' | 'onOpen'>) {
  const id = useId();
  const { sites, words } = board;
  const find = (typed: string) => {
    const wanted = typed.trim().toLowerCase();
    const found = sites.find((site) => [site.id, site.name.toLowerCase()].includes(wanted));
    if (found) onOpen(found.id);
  };
  return (
    <div className={css.list}>
      <div className={css.find} data-script="" data-screen="">
        <label htmlFor={id}>{words.find}</label>
        <input
          id={id}
          type="search"
          list={`${id}sites`}
          autoComplete="off"
          onChange={({ target }) => find(target.value)}
        />
        <datalist id={`${id}sites`}>
          {sites.map((site) => (
            <option key={site.id} value={site.name} />
          ))}
        </datalist>
      </div>
      <details>
        <summary>{words.list}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.site}</th>
              <th scope="col">{words.region}</th>
              <th scope="col">{words.plannedAt}</th>
              <th scope="col">{words.openedAt}</th>
            </tr>
          </thead>
          <tbody>
            {sites.map((site) => (
              <tr key={site.id}>
                <th scope="row">{`${site.id} ${site.name}`}</th>
                <td>{site.region}</td>
                <td>{site.planned}</td>
                <td>{site.opened ? `${site.opened}, ${figureText(board, site)}` : words.notOpen}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
