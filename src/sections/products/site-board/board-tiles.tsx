import type { BoardSite } from '../../../content/instruments/site-board.ts';
import { fill } from '../../../ui/fill.ts';
import type { Shown } from './board-rows.tsx';
import type { Kind } from './board-state.ts';
import css from './board-tiles.module.css';
import { SiteMark } from './site-mark.tsx';
import { figureText, shortText } from './site-text.ts';

/** The exceptions the filter does not ask for: smaller, each against its limit. */
export function BoardTiles({
  board,
  opened,
  onOpen,
  isStop,
  groups,
}: Shown & { groups: { kind: Kind; sites: BoardSite[] }[] }) {
  const { words, limits } = board;
  const titles: Record<Kind, string> = {
    late: fill(words.lateTiles, { n: limits.minutes }),
    temperature: fill(words.coldTiles, { n: limits.degrees }),
    contract: fill(words.contractTiles, { n: limits.days }),
  };
  return (
    <div className={css.groups}>
      {groups.map(({ kind, sites }) => (
        <div key={kind} className={css.group}>
          <p className={css.note}>{titles[kind]}</p>
          <ul className={css.tiles}>
            {sites.map((site) => (
              <li key={site.id} className={css.tile} data-opened={site.id === opened.id}>
                <span className={css.name}>{site.name}</span>
                <span className={css.mark}>
                  <SiteMark board={board} site={site} />
                </span>
                <span>{figureText(board, site)}</span>
                <button
                  type="button"
                  data-open={site.id}
                  tabIndex={isStop(site.id) ? 0 : -1}
                  aria-pressed={site.id === opened.id}
                  aria-label={shortText(board, site)}
                  onClick={() => onOpen(site.id)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
