import type { BoardSite, SiteBoard } from '../../../content/instruments/site-board.ts';
import { exceptionOf, minutesOf } from './board-state.ts';
import css from './site-mark.module.css';

interface SiteMarkProps {
  board: SiteBoard;
  site: BoardSite;
}

/** A site's value drawn against its limit. */
export function SiteMark({ board, site }: SiteMarkProps) {
  const kind = exceptionOf(board, site);
  if (kind === 'temperature') return <ColdStore board={board} site={site} />;
  if (kind === 'contract') return <ContractDays board={board} site={site} />;
  return <OpeningBar board={board} site={site} />;
}

export function shareOf({ axis }: SiteBoard, clock: string): string {
  const [from, to] = [minutesOf(axis.from), minutesOf(axis.to)];
  return `${Math.round(((minutesOf(clock) - from) / (to - from)) * 1000) / 10}%`;
}

/** A tick where opening was planned, a bar until it happened, a line since. */
function OpeningBar({ board, site: { planned, opened } }: SiteMarkProps) {
  const from = Number.parseFloat(shareOf(board, planned));
  const to = Number.parseFloat(shareOf(board, opened ?? board.now));
  const now = Number.parseFloat(shareOf(board, board.now));
  return (
    <svg className={css.opening} data-drawing="ink" aria-hidden="true">
      {opened && <rect className={css.open} x={`${to}%`} y="46%" width={`${now - to}%`} height="8%" />}
      <rect className={css.late} x={`${from}%`} y="34%" width={`${to - from}%`} height="32%" />
      <line className={css.planned} x1={`${from}%`} x2={`${from}%`} y1="18%" y2="82%" />
    </svg>
  );
}

function ColdStore({ board: { limits }, site: { coldStore = [] } }: SiteMarkProps) {
  const top = Math.max(12, ...coldStore);
  const points = coldStore.map(
    (degrees, index) => `${(index / (coldStore.length - 1)) * 100} ${top - degrees}`,
  );
  return (
    <svg
      className={css.cold}
      data-drawing="ink"
      viewBox={`0 0 100 ${top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={css.limit} d={`M0 ${top - limits.degrees}H100`} />
      <path className={css.degrees} d={`M${points.join('L')}`} />
    </svg>
  );
}

/** One mark for each day of the limit; remaining days are filled. */
function ContractDays({ board: { limits }, site: { contractDays = 0 } }: SiteMarkProps) {
  const perLine = 10;
  const lines = Array.from({ length: Math.ceil(limits.days / perLine) }, (_, line) => ({
    y: line + 0.5,
    left: Math.min(perLine, Math.max(0, contractDays - line * perLine)),
  }));
  return (
    <svg
      className={css.days}
      data-drawing="ink"
      viewBox={`0 0 ${perLine} ${lines.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map(({ y, left }) => (
        <g key={y}>
          <path className={css.gone} d={`M0 ${y}H${perLine}`} />
          {left > 0 && <path className={css.left} d={`M0 ${y}H${left}`} />}
        </g>
      ))}
    </svg>
  );
}
