import type { BoardSite, SiteBoard } from '../../../content/instruments/site-board.ts';
import css from './board-rows.module.css';
import { type BoardFilter, type BoardViewProps, exceptionOf, lateness } from './board-state.ts';
import { OpenSite } from './open-site.tsx';
import { SiteMark, shareOf } from './site-mark.tsx';
import { figureText } from './site-text.ts';

/** The selected exceptions, worst first, on a shared time axis. */
export function BoardRows({
  sites,
  filter,
  ...shown
}: BoardViewProps & { sites: BoardSite[]; filter: BoardFilter }) {
  const { board, opened } = shown;
  const { words, tasks } = board;
  const isLate = filter === 'late';
  return (
    <div className={css.table}>
      <div className={`${css.row} ${css.head}`}>
        <span className={css.site}>{words.site}</span>
        {isLate && <Axis board={board} rows={sites.length} />}
        <span className={css.unit}>{isLate ? words.minutesLate : ''}</span>
      </div>
      <ul>
        {sites.map((site) => (
          <li key={site.id} className={css.row} data-opened={site.id === opened.id}>
            <span className={css.id}>{site.id}</span>
            <b className={css.name}>{site.name}</b>
            <span className={css.reason}>{site.reason ?? site.region}</span>
            <span className={css.mark}>
              <SiteMark board={board} site={site} />
            </span>
            <b className={css.figure}>
              {exceptionOf(board, site) === 'late' ? lateness(board, site) : figureText(board, site)}
            </b>
            <span className={css.brief}>{tasks[site.id]?.brief}</span>
            <OpenSite {...shown} site={site} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Grid lines behind the rows. */
function Axis({ board, rows }: { board: SiteBoard; rows: number }) {
  const { axis, now } = board;
  return (
    <svg className={css.axis} aria-hidden="true">
      {[...axis.ticks, now].map((clock) => (
        <g key={clock} className={clock === now ? css.now : undefined}>
          <text x={shareOf(board, clock)} y="14" textAnchor="middle">
            {clock}
          </text>
          <line
            x1={shareOf(board, clock)}
            x2={shareOf(board, clock)}
            y1="1.5rem"
            y2={`${1.5 + rows * 2.9375}rem`}
          />
        </g>
      ))}
    </svg>
  );
}
