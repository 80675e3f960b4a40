import { useEffect, useRef, useState } from 'react';
import type { Limits as LimitsContent } from '../../../content/instruments/limits.ts';
import type { Banner } from '../../../content/schema.ts';
import type { SolutionCard } from '../../../content/solutions/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { LiveText, useSpoken } from '../../../ui/instrument/live-text.tsx';
import { markShape } from '../../../ui/mark-shape.ts';
import { timeOfDay } from '../../../ui/time-text.ts';
import { OpeningWords } from '../../shared/opening-words.tsx';
import instrument from '../instrument.module.css';
import { outlookOf } from './forecast.ts';
import css from './limits.module.css';
import { past, width } from './reading-plot.tsx';
import { ReadingRow } from './reading-row.tsx';

interface LimitsProps {
  banner: Banner;
  content: LimitsContent;
  cards: SolutionCard[];
}

/** The opening of the industry page: a reading for each sector, one of which drifts. */
export function Limits({ banner, content, cards }: LimitsProps) {
  const { readings, words } = content;
  const [bounds, setBounds] = useState(() => readings.map(({ low, high }) => ({ low, high })));
  const boundsOf = (index: number) => bounds[index] ?? { low: 0, high: 1 };
  const stirs = readings.filter((one, index) => outlookOf(content, one, boundsOf(index)).kind !== 'within');
  const drifting = Math.max(
    0,
    readings.findIndex((one) => outlookOf(content, one, one).kind !== 'within'),
  );
  const [opened, setOpened] = useState(drifting);
  const [spoken, say] = useSpoken();
  const root = useRef<HTMLElement>(null);

  // The visitor may have moved a limit before hydration.
  useEffect(() => {
    const sliders = root.current?.querySelectorAll<HTMLInputElement>('[type="range"]') ?? [];
    const [high = 0, low = 0] = Array.from(sliders, (one) => one.valueAsNumber);
    if (low < high) setBounds((all) => all.with(drifting, { low, high }));
  }, [drifting]);

  const hours = [24, 48, 72].map((sample) => ({
    sample,
    time: timeOfDay((content.now - (past - sample) * content.apart + 1440) % 1440),
  }));
  return (
    <section className={`on-ink ${instrument.instrument}`} data-paper="flat">
      <div className="wrap">
        <OpeningWords banner={banner} look="wide" />
        <figure ref={root} className={css.figure} data-paper="block" aria-label={words.title}>
          <p className="visually-hidden">{words.description}</p>
          <div className={css.heads} aria-hidden="true">
            <span>{words.sector}</span>
            <span>{words.reading}</span>
            <svg className={css.times} aria-hidden="true">
              <text x="0" y="1em">
                {words.start}
              </text>
              {hours.map(({ sample, time }, index) => (
                <text
                  key={time}
                  className={index === 0 ? css.near : undefined}
                  x={`${(sample / width) * 100}%`}
                  y="1em"
                  textAnchor="middle"
                >
                  {time}
                </text>
              ))}
              <svg x={`${(past / width) * 100}%`} overflow="visible" aria-hidden="true">
                <path className={css.clock} d={markShape(-0.75, -4, 70, 28)} />
                <text className={css.time} x=".5em" y=".95em">
                  {timeOfDay(content.now)}
                </text>
              </svg>
            </svg>
            <span>{words.nowHead}</span>
            <span>{words.limitsHead}</span>
          </div>
          <div className={css.group} data-paper="block" role="radiogroup" aria-label={words.choose}>
            <ol className={css.rows} data-paper="block">
              {readings.map((reading, index) => {
                const card = cards[index];
                if (!card) return null;
                return (
                  <ReadingRow
                    key={card.title}
                    index={index}
                    content={content}
                    reading={reading}
                    card={card}
                    bounds={boundsOf(index)}
                    isOpen={index === opened}
                    onOpen={() => setOpened(index)}
                    onMove={(moved) => setBounds(bounds.with(index, moved))}
                    onRest={say}
                  />
                );
              })}
            </ol>
          </div>
        </figure>
        <div className={instrument.foot}>
          <div>
            <p className={css.counted} aria-live="polite">
              {fill(words.counted, { within: readings.length - stirs.length, drifting: stirs.length })}
            </p>
            <p className={`${instrument.how} ${css.how}`} data-script="" data-screen="">
              {words.how} <span className={instrument.keys}>{words.keys}</span>
            </p>
          </div>
          <p className={instrument.example}>{words.example}</p>
        </div>
        <LiveText>{spoken}</LiveText>
      </div>
    </section>
  );
}
