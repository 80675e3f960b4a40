import { useState } from 'react';
import type { Burst as BurstContent, OfficeId } from '../../../content/instruments/burst.ts';
import type { Banner } from '../../../content/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { LiveText, useSpoken } from '../../../ui/instrument/live-text.tsx';
import { useDrag } from '../../../ui/instrument/use-drag.ts';
import { InstrumentButton } from '../../../ui/instrument-button.tsx';
import { timeOfDay } from '../../../ui/time-text.ts';
import { OpeningWords } from '../../shared/opening-words.tsx';
import instrument from '../instrument.module.css';
import { StepButton } from '../step-button.tsx';
import { Axis } from './axis.tsx';
import css from './burst.module.css';
import { Figures } from './figures.tsx';
import { Lane } from './lane.tsx';
import { type Moment, movedTo } from './moment.ts';
import { allAtOnce, busesOf, caughtIn, courseOf, taskAt } from './schedule.ts';
import { TaskTable } from './task-table.tsx';

/** The opening of the smart city page: one fact, four offices, one clock. */
export function Burst({ banner, content }: { banner: Banner; content: BurstContent }) {
  const { from, to, offices, words } = content;
  const [{ now, heard }, setMoment] = useState<Moment>({ now: content.shown, heard: allAtOnce(content) });
  const [spoken, say] = useSpoken();
  const course = courseOf(content, heard);
  const isHeld = Object.values(heard).some((minute) => minute > content.fact);

  const share = (minute: number) => `${((minute - from) / (to - from)) * 100}%`;
  const moveClock = (minute: number) => setMoment({ heard, now: Math.max(from, Math.min(to, minute)) });
  const says = (id: OfficeId, minute: number) => taskAt(course, id, minute)?.status ?? offices[id].waits;
  const sayAt = (minute: number) =>
    fill(words.clockValue, {
      time: timeOfDay(minute),
      water: says('water', minute),
      traffic: says('traffic', minute),
      bus: says('bus', minute),
      hospital: says('hospital', minute),
    });
  const step = (by: number) => {
    const minute = Math.max(from, Math.min(to, now + by));
    moveClock(minute);
    say(sayAt(minute));
  };
  const caughtAfter = (all: Moment['heard']) => caughtIn(busesOf(content, courseOf(content, all)));
  const sayHeld = (id: OfficeId, all: Moment['heard']) =>
    fill(words.holdValue, { office: offices[id].name, time: timeOfDay(all[id]), caught: caughtAfter(all) });
  const notifyAllTogether = () => {
    const all = allAtOnce(content);
    setMoment({ now, heard: all });
    say(fill(words.toldTogether, { time: timeOfDay(content.fact), caught: caughtAfter(all) }));
  };
  const { handlers } = useDrag<Moment>({
    value: { now, heard },
    valueAt: (point, stood) => movedTo(content, point, stood),
    onChange: setMoment,
    onRest: (moment) => say(moment.moved ? sayHeld(moment.moved, moment.heard) : sayAt(moment.now)),
    axis: 'x',
  });

  return (
    <section className={`on-ink ${instrument.instrument}`} data-paper="flat">
      <div className="wrap">
        <OpeningWords banner={banner} look="wide" />
        <figure aria-label={words.title} className={css.figure}>
          <p className="visually-hidden">{words.description}</p>
          <div className={css.lanes}>
            <Axis content={content} now={now} valueText={sayAt(now)} onMove={moveClock} handlers={handlers} />
            <ul className={css.list}>
              {Object.values(offices).map((office) => (
                <Lane
                  key={office.id}
                  office={office}
                  content={content}
                  course={course}
                  now={now}
                  valueText={sayHeld(office.id, heard)}
                  onHold={(minute) => setMoment({ now, heard: { ...heard, [office.id]: minute } })}
                  handlers={handlers}
                />
              ))}
            </ul>
            <svg className={css.over} aria-hidden="true">
              <line className={css.fact} x1={share(content.fact)} x2={share(content.fact)} y1="0" y2="100%" />
              <line className={css.hand} x1={share(now)} x2={share(now)} y1="0" y2="100%" />
            </svg>
          </div>
          <TaskTable content={content} course={course} />
        </figure>
        <div className={css.phone} data-screen="">
          <div className={instrument.steps}>
            <StepButton label={words.earlier} onClick={() => step(-1)} />
            <p className={css.time}>{timeOfDay(now)}</p>
            <StepButton label={words.later} onClick={() => step(1)} />
          </div>
        </div>
        <div className={css.foot}>
          <p className={instrument.how} data-script="" data-screen="">
            {words.how} <span className={instrument.keys}>{words.keys}</span>
          </p>
          <Figures content={content} course={course} />
        </div>
        <div className={css.last}>
          <p className={instrument.example}>{words.example}</p>
          <InstrumentButton
            className={css.together}
            // Not disabled, so that the focus stays on it after a press.
            aria-disabled={!isHeld}
            onClick={notifyAllTogether}
          >
            {words.together}
          </InstrumentButton>
        </div>
        <LiveText>{spoken}</LiveText>
      </div>
    </section>
  );
}
