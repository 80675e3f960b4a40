/* Which sites exceed a limit, and the board's layout under a filter. */
import type { BoardSite, SiteBoard } from '../../../content/instruments/site-board.ts';

/** Props shared by all views of the board. */
export interface BoardViewProps {
  board: SiteBoard;
  opened: BoardSite;
  onOpen: (id: string) => void;
  isStop: (id: string) => boolean;
}

export type ExceptionKind = 'late' | 'temperature' | 'contract';
export type BoardFilter = ExceptionKind | 'exceptions' | 'all';

const exceptionKinds: readonly ExceptionKind[] = ['late', 'temperature', 'contract'];
export const filters: readonly BoardFilter[] = [...exceptionKinds, 'exceptions', 'all'];

export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes after the planned time; for a site that is not open yet, until now. */
export const lateness = ({ now }: SiteBoard, { planned, opened }: BoardSite): number =>
  minutesOf(opened ?? now) - minutesOf(planned);

/** The first limit that a site exceeds. */
export function exceptionOf(board: SiteBoard, site: BoardSite): ExceptionKind | undefined {
  const { minutes, degrees, days } = board.limits;
  if (lateness(board, site) > minutes) return 'late';
  if ((site.coldStore?.at(-1) ?? Number.NEGATIVE_INFINITY) > degrees) return 'temperature';
  if ((site.contractDays ?? Number.POSITIVE_INFINITY) <= days) return 'contract';
  return undefined;
}

/** The worst first: minutes late, degrees, days left. */
function urgency(board: SiteBoard, site: BoardSite, kind: ExceptionKind): number {
  if (kind === 'late') return -lateness(board, site);
  if (kind === 'temperature') return -(site.coldStore?.at(-1) ?? 0);
  return site.contractDays ?? 0;
}

export function sitesOf(board: SiteBoard, kind: ExceptionKind): BoardSite[] {
  return board.sites
    .filter((site) => exceptionOf(board, site) === kind)
    .sort((one, other) => urgency(board, one, kind) - urgency(board, other, kind));
}

export interface BoardLayout {
  rows: BoardSite[];
  tiles: { kind: ExceptionKind; sites: BoardSite[] }[];
  cells: BoardSite[];
}

/** The chosen kind in rows, the other exceptions as tiles, the rest as cells: every site exactly once. */
export function layOut(board: SiteBoard, filter: BoardFilter): BoardLayout {
  const inRows = filter === 'exceptions' ? exceptionKinds : exceptionKinds.filter((kind) => kind === filter);
  const asTiles = exceptionKinds.filter((kind) => !inRows.includes(kind));
  return {
    rows: inRows.flatMap((kind) => sitesOf(board, kind)),
    tiles: asTiles.map((kind) => ({ kind, sites: sitesOf(board, kind) })),
    cells: board.sites.filter((site) => !exceptionOf(board, site)),
  };
}

export function siteCount(board: SiteBoard, filter: BoardFilter): number {
  if (filter === 'all') return board.sites.length;
  const wanted = filter === 'exceptions' ? exceptionKinds : [filter];
  return wanted.reduce((sum, kind) => sum + sitesOf(board, kind).length, 0);
}

/** Actual before now, planned after it. */
export function openAt({ sites, now, closing }: SiteBoard, clock: string): number {
  const time = minutesOf(clock);
  if (time >= minutesOf(closing)) return 0;
  const isPast = time <= minutesOf(now);
  return sites.filter(({ planned, opened }) => {
    if (isPast) return opened !== null && minutesOf(opened) <= time;
    return minutesOf(planned) <= time;
  }).length;
}
