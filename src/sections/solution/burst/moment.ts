/* What the visitor can move: the clock, and when each office is told. */
import type { Burst, OfficeId } from '../../../content/instruments/burst.ts';
import type { DragPoint } from '../../../ui/instrument/drag-options.ts';
import type { Heard } from './schedule.ts';

export interface Moment {
  now: number;
  heard: Heard;
  /** The office whose mark was moved last, if not the clock. */
  moved?: OfficeId;
}

type Place = Pick<DragPoint, 'x' | 'start' | 'target'>;

/** The hour is as wide as the plot. An office's mark is told late, never early; anything else moves the clock. */
export function movedTo(
  { from, to, fact, longest }: Burst,
  { x, start, target }: Place,
  stood: Moment,
): Moment {
  const office = target.closest('[data-office]')?.getAttribute('data-office') as OfficeId | null | undefined;
  const by = Math.round((x - start.x) * (to - from));
  if (office) {
    const minute = Math.max(fact, Math.min(fact + longest, stood.heard[office] + by));
    return { ...stood, heard: { ...stood.heard, [office]: minute }, moved: office };
  }
  // The tab lies beside its minute, so it moves by as much as the pointer does.
  const minute = target.closest('[data-handle]') ? stood.now + by : Math.round(from + x * (to - from));
  return { now: Math.max(from, Math.min(to, minute)), heard: stood.heard };
}
