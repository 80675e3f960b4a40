import type { BoardSite } from '../../../content/instruments/site-board.ts';
import { fill } from '../../../ui/fill.ts';
import type { BoardViewProps, ExceptionKind } from './board-state.ts';
import css from './board-tiles.module.css';
import { OpenSite } from './open-site.tsx';
import { SiteMark } from './site-mark.tsx';
import { figureText } from './site-text.ts';

/** The exceptions outside the filter: smaller, each against its limit. */
export function BoardTiles({
  groups,
  ...shown
}: BoardViewProps & { groups: { kind: ExceptionKind; sites: BoardSite[] }[] }) {
  const { board, opened } = shown;
  const { words, limits } = board;
  const titles: Record<ExceptionKind, string> = {
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
              <li key={site.id} className={css.tile} data-edge="" data-opened={site.id === opened.id}>
                <span className={css.name}>{site.name}</span>
                <span className={css.mark}>
                  <SiteMark board={board} site={site} />
                </span>
                <span>{figureText(board, site)}</span>
                <OpenSite {...shown} site={site} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
