import type { Burst } from '../../../content/instruments/burst.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { HiddenTable } from '../../shared/hidden-table.tsx';
import { type Course, reserveAt } from './schedule.ts';

/** The lanes as a table, for screen readers. */
export function TaskTable({ content, course }: { content: Burst; course: Course }) {
  const { offices, words } = content;
  const empty = timeOfDay(reserveAt(content, course));
  return (
    <HiddenTable
      caption={words.table}
      heads={[words.office, words.task, words.begins, words.ends]}
      rows={Object.values(offices).flatMap(({ id, name }) =>
        course.bars[id].map(
          ({ task, from, to }) =>
            [
              task.id,
              name,
              fill(task.label, { empty }),
              timeOfDay(from),
              to === undefined ? words.goesOn : timeOfDay(to),
            ] as const,
        ),
      )}
    />
  );
}
