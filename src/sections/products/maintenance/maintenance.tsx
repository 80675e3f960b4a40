import { useState } from 'react';
import type { Maintenance as MaintenanceContent } from '../../../content/instruments/maintenance.ts';
import type { Banner } from '../../../content/schema.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { fill } from '../../../ui/fill.ts';
import { LiveText, useSpoken } from '../../../ui/instrument/live-text.tsx';
import { UnseenSlider } from '../../../ui/instrument/unseen-slider.tsx';
import { useDrag } from '../../../ui/instrument/use-drag.ts';
import { lastWords } from '../../../ui/last-words.ts';
import { AssetTable } from './asset-table.tsx';
import { calendarDay, dayOf } from './calendar.ts';
import { DueList } from './due-list.tsx';
import { LeadLine } from './lead-line.tsx';
import css from './maintenance.module.css';
import { Postponing } from './postponing.tsx';
import { Ring } from './ring.tsx';
import { angleOf, turnedTo } from './ring-geometry.ts';
import { RingLegend } from './ring-legend.tsx';
import { amount, costOf, longDate, nextVisit, type Visit, yearAround } from './schedule.ts';
import { ShownDate } from './shown-date.tsx';

/** The opening of the maintenance page: the plan above the line of the day, the history below it. */
export function Maintenance({ banner, content }: { banner: Banner; content: MaintenanceContent }) {
  const { assets, words, ahead } = content;
  const today = dayOf(content.today);
  /** Days from today; between two of them while the ring is dragged. */
  const [turned, setTurned] = useState(0);
  const days = Math.round(turned);
  const [weeks, setWeeks] = useState(content.chosen.weeks);
  const [choice, setChoice] = useState({
    track: Math.max(
      0,
      assets.findIndex(({ name }) => name === content.chosen.asset),
    ),
    day: today,
  });
  const [spoken, say] = useSpoken();
  const day = today + days;
  const year = yearAround(assets, day, ahead);
  const asset = assets[choice.track];
  const nextDay = asset && nextVisit(asset, Math.max(day, choice.day));
  const chosen = asset && nextDay ? { asset, track: choice.track, day: nextDay } : undefined;
  const range = 365;

  const dateValue = (one: number) => {
    const { due, plan, history } = yearAround(assets, one, ahead);
    const weekday = content.weekdays[calendarDay(one).weekday] ?? '';
    const figures = { count: due.length, days: ahead, plan, history };
    return fill(words.dateValue, { weekday, date: longDate(content, one), ...figures });
  };
  const turnTo = (to: number) => {
    const days = Math.max(-range, Math.min(range, Math.round(to)));
    setTurned(days);
    say(dateValue(today + days));
  };
  const choose = (visit: Pick<Visit, 'track' | 'day'>) => {
    const of = assets[visit.track];
    if (!of || visit.day < day) return;
    setChoice(visit);
    const costs = { cost: amount(content, costOf(of, weeks).total), visit: amount(content, of.cost.visit) };
    say(fill(words.chosen, { asset: of.name, date: longDate(content, visit.day), weeks, ...costs }));
  };
  const { isHeld, handlers } = useDrag({
    value: turned,
    valueAt: (point, stood) => turnedTo(point, stood, turned, range),
    onChange: setTurned,
    onRest: turnTo,
    onPress(target) {
      const [track, visitDay] = (target.getAttribute('data-visit') ?? '').split(' ').map(Number);
      if (track !== undefined && visitDay !== undefined) choose({ track, day: visitDay });
    },
  });

  return (
    <section className={css.maintenance}>
      <div className={`wrap ${css.columns}`} data-paper="block">
        <div className={`on-ink ${css.words}`} data-paper="flat">
          <h1 className={css.title} data-fit="long" tabIndex={-1}>
            {banner.title}
          </h1>
          <p className={css.lead}>{lastWords(banner.lead)}</p>
          {banner.actions?.[0] && <ButtonLink link={banner.actions[0]} look="white" />}
        </div>
        <div className={css.turning}>
          <UnseenSlider
            label={words.date}
            min={-range}
            max={range}
            value={days}
            valueText={dateValue(day)}
            page={7}
            home={0}
            onChange={setTurned}
          />
          <Ring
            content={content}
            year={year}
            day={day}
            chosen={chosen}
            between={angleOf(days - turned)}
            handlers={handlers}
          />
          {!isHeld && <LeadLine due={year.due} chosen={chosen} day={day} />}
        </div>
        <ShownDate content={content} day={day} onTurnBy={(by) => turnTo(days + by)} />
        <RingLegend words={words} />
        <div className={css.orders}>
          <DueList content={content} due={year.due} chosen={chosen} onChoose={choose} />
          {asset && (
            <Postponing content={content} asset={asset} weeks={weeks} onWeeks={setWeeks} onRest={say} />
          )}
        </div>
        <AssetTable content={content} day={day} />
        <LiveText>{spoken}</LiveText>
      </div>
    </section>
  );
}
