import type { Watches } from '../../../content/instruments/watches.ts';
import type { SolutionCard } from '../../../content/solutions/schema.ts';
import { fill } from '../../../ui/fill.ts';
import mark from '../number-mark.module.css';
import { countIn, inHour, isUndecided } from './day.ts';
import css from './hour-rows.module.css';

interface HourRowsProps {
  content: Watches;
  cards: SolutionCard[];
  hour: number;
  chosen: number | undefined;
  onChoose: (watch: number) => void;
}

/** Each desk's events in the selected hour; pressing a row selects its ring and describes it. */
export function HourRows({ content, cards, hour, chosen, onChoose }: HourRowsProps) {
  return (
    <ol>
      {content.watches.map(({ counted, none, events }, watch) => {
        const card = cards[watch];
        const count = countIn(events, hour);
        const heard = count > 0 ? fill(counted, { count }) : none;
        const open = events.some((event) => isUndecided(event) && inHour(event, hour));
        return (
          <li key={card?.title} className={css.item}>
            <button
              type="button"
              className={css.row}
              data-paper="flush"
              data-on-paper=""
              data-open={open || undefined}
              aria-pressed={watch === chosen}
              onClick={() => onChoose(watch)}
            >
              <span className={mark.number} data-edge="paper" aria-hidden="true">
                {watch + 1}
              </span>
              <b>{card?.title}</b>
              <span className={css.heard}>{open ? fill(content.words.open, { counted: heard }) : heard}</span>
            </button>
            {watch === chosen && <p className={css.about}>{card?.description}</p>}
          </li>
        );
      })}
    </ol>
  );
}
