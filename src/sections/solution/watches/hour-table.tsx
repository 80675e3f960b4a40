import type { Watches } from '../../../content/instruments/watches.ts';
import type { SolutionCard } from '../../../content/solutions/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { countIn, hours, hourText } from './day.ts';

/** The dial in words: how many events each watch had in each hour. */
export function HourTable({
  content: { watches, words },
  cards,
}: {
  content: Watches;
  cards: SolutionCard[];
}) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hours}</th>
            {cards.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row">{fill(words.hour, { from: hourText(hour), to: hourText(hour + 1) })}</th>
              {watches.map(({ events }, watch) => (
                <td key={cards[watch]?.title}>{countIn(events, hour)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
