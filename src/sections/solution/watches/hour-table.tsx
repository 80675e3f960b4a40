import type { Watches } from '../../../content/instruments/watches.ts';
import type { SolutionCard } from '../../../content/solutions/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { HiddenTable } from '../../shared/hidden-table.tsx';
import { countIn, hours, hourText } from './day.ts';

interface HourTableProps {
  content: Watches;
  cards: SolutionCard[];
}

/** The dial as a table, for screen readers: how many events each watch had in each hour. */
export function HourTable({ content: { watches, words }, cards }: HourTableProps) {
  return (
    <HiddenTable
      caption={words.table}
      heads={[words.hours, ...cards.map(({ title }) => title)]}
      rows={hours.map((hour) => [
        hour,
        fill(words.hour, { from: hourText(hour), to: hourText(hour + 1) }),
        ...watches.map(({ events }) => countIn(events, hour)),
      ])}
    />
  );
}
