import { useState } from 'react';
import type { Watches as WatchesContent } from '../../../content/instruments/watches.ts';
import type { Banner } from '../../../content/schema.ts';
import type { SolutionCard } from '../../../content/solutions/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { LiveText, useSpoken } from '../../../ui/instrument/live-text.tsx';
import { UnseenSlider } from '../../../ui/instrument/unseen-slider.tsx';
import { useDrag } from '../../../ui/instrument/use-drag.ts';
import { InstrumentButton } from '../../../ui/instrument-button.tsx';
import { timeOfDay } from '../../../ui/time-text.ts';
import { OpeningWords } from '../../shared/opening-words.tsx';
import instrument from '../instrument.module.css';
import { StepButton } from '../step-button.tsx';
import { allEvents, countIn, hardestHour, hourText, inHour, isUndecided } from './day.ts';
import { Dial } from './dial.tsx';
import { hourAt } from './dial-geometry.ts';
import { HourRows } from './hour-rows.tsx';
import { HourTable } from './hour-table.tsx';
import css from './watches.module.css';

interface WatchesProps {
  banner: Banner;
  content: WatchesContent;
  cards: SolutionCard[];
}

/** The opening of the safety page: six watches around one desk, and the busiest hour. */
export function Watches({ banner, content, cards }: WatchesProps) {
  const { words } = content;
  const hardest = hardestHour(content);
  const [hour, setHour] = useState(hardest);
  const [chosen, setChosen] = useState<number>();
  const [spoken, say] = useSpoken();
  const events = allEvents(content);
  const [open] = events.filter(isUndecided);

  const sayAt = (at: number) =>
    fill(words.turnValue, {
      from: hourText(at),
      to: hourText(at + 1),
      count: countIn(events, at),
      open: events.filter((event) => isUndecided(event) && inHour(event, at)).length,
    });
  const step = (by: number) => {
    const to = (hour + by + 24) % 24;
    setHour(to);
    say(sayAt(to));
  };
  const { handlers } = useDrag({
    value: hour,
    valueAt: hourAt,
    onChange: setHour,
    onRest: (to) => say(sayAt(to)),
  });

  return (
    <section className={`on-ink ${instrument.instrument}`} data-paper="flat">
      <div className={`wrap ${css.columns}`} data-paper="block">
        <div className={css.words}>
          <OpeningWords banner={banner} look="column" />
        </div>
        <figure className={css.dial} data-paper="flat drawing" aria-label={words.title}>
          <UnseenSlider
            label={words.turn}
            min={0}
            max={23}
            value={hour}
            valueText={sayAt(hour)}
            end={hardest}
            onChange={setHour}
          />
          <Dial content={content} hour={hour} chosen={chosen} handlers={handlers} />
          <HourTable content={content} cards={cards} />
        </figure>
        <div className={css.hour}>
          <div className={css.head}>
            <StepButton label={words.back} onClick={() => step(-1)} />
            <p className={css.named}>
              <b className={css.name}>{fill(words.hour, { from: hourText(hour), to: hourText(hour + 1) })}</b>
              <span>
                {hour === hardest ? words.hardest : fill(words.otherHour, { count: countIn(events, hour) })}
              </span>
            </p>
            <StepButton label={words.on} onClick={() => step(1)} />
          </div>
          <HourRows
            content={content}
            cards={cards}
            hour={hour}
            chosen={chosen}
            onChoose={(watch) => setChosen(watch === chosen ? undefined : watch)}
          />
        </div>
      </div>
      <div className="wrap">
        <div className={`${instrument.foot} ${css.foot}`}>
          <p className={instrument.how} data-script="" data-screen="">
            {words.how} <span className={instrument.keys}>{words.keys}</span>
          </p>
          <div>
            <p className={instrument.example}>
              {words.example} {open && fill(words.undecided, { time: timeOfDay(open[0]) })}
            </p>
            <InstrumentButton
              className={css.goHardest}
              disabled={hour === hardest}
              onClick={() => setHour(hardest)}
            >
              {words.goHardest}
            </InstrumentButton>
          </div>
        </div>
        <LiveText>{spoken}</LiveText>
      </div>
    </section>
  );
}
