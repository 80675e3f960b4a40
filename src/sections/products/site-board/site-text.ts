/* A site as text. */
import type { BoardSite, SiteBoard } from '../../../content/instruments/site-board.ts';
import { fill } from '../../../ui/fill.ts';
import { exceptionOf, lateness } from './board-state.ts';

/** The figure its drawing shows: '80 min late', '9 °C', '14 days', '3 min before time'. */
export function figureText(board: SiteBoard, site: BoardSite): string {
  const { words } = board;
  const late = lateness(board, site);
  switch (exceptionOf(board, site)) {
    case 'late':
      return fill(words.lateBy, { n: late });
    case 'temperature':
      return fill(words.degrees, { n: site.coldStore?.at(-1) ?? 0 });
    case 'contract':
      return fill(words.days, { n: site.contractDays ?? 0 });
    default:
      if (late === 0) return words.onTime;
      return fill(late < 0 ? words.before : words.after, { n: Math.abs(late) });
  }
}

export const shortText = (board: SiteBoard, site: BoardSite): string =>
  `${site.id} ${site.name}, ${figureText(board, site)}`;

export function titleText(board: SiteBoard, site: BoardSite): string {
  const { words } = board;
  const kind = exceptionOf(board, site);
  const sentence =
    kind === 'late'
      ? site.opened
        ? words.titleLate
        : words.titleClosed
      : kind === 'temperature'
        ? words.titleCold
        : kind === 'contract'
          ? words.titleContract
          : words.titlePlanned;
  return fill(sentence, site as { name: string });
}

export function openingText({ words, now }: SiteBoard, { planned, opened }: BoardSite): string {
  return opened ? fill(words.opening, { planned, opened }) : fill(words.openingClosed, { planned, now });
}
