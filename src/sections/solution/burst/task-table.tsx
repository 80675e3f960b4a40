import type { Burst } from '../../../content/instruments/burst.ts';
import { fill } from '../../../ui/fill.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { type Course, reserveAt } from './schedule.ts';

/** The lanes in words, for who does not see them. */
export function TaskTable({ content, course }: { content: Burst; course: Course }) {
  const { offices, words } = content;
  const empty = timeOfDay(reserveAt(content, course));
  return (
    <div className="visually-hidden">
      <table>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            {[words.office, words.task, words.begins, words.ends].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.values(offices).flatMap(({ id, name }) =>
            course.bars[id].map(({ task, from, to }) => (
              <tr key={task.id}>
                <th scope="row">{name}</th>
                <td>{fill(task.label, { empty })}</td>
                <td>{timeOfDay(from)}</td>
                <td>{to === undefined ? words.goesOn : timeOfDay(to)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}
