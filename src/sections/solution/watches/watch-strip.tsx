import type { Watches } from '../../../content/instruments/watches.ts';
import { fill } from '../../../ui/fill.ts';
import mark from '../number-mark.module.css';
import css from './watch-strip.module.css';

interface WatchStripProps {
  content: Watches;
  watch: number;
}

/** One ring of the dial, laid flat: its events and changes of watch over the 24 hours. */
export function WatchStrip({ content, watch }: WatchStripProps) {
  const { words, night, now } = content;
  const { events = [], changes = [] } = content.watches[watch] ?? {};
  return (
    <>
      <p className={`label ${css.counts}`}>
        <span className={mark.number} data-edge="paper" aria-hidden="true">
          {watch + 1}
        </span>
        <span>{fill(words.perDay, { count: events.length })}</span>
        <span className={css.changes}>{fill(words.changesOfWatch, { count: changes.length })}</span>
      </p>
      <svg className={css.strip} viewBox="0 0 1440 42" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.night} d="M0 18h1440v22H0z" />
        <path className={css.day} d={`M${night.to * 60} 18H${night.from * 60}v22H${night.to * 60}z`} />
        <path className={css.change} d={changes.map((hour) => `M${hour * 60 + 2} 12v28`).join('')} />
        <path
          className={css.events}
          d={events
            .map(([heard, decided]) => `M${heard} 23h${Math.max(8, (decided ?? now) - heard)}v12H${heard}z`)
            .join('')}
        />
      </svg>
    </>
  );
}
