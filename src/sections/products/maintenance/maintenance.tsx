import { type KeyboardEvent, useState } from 'react';
import type { Maintenance as MaintenanceContent } from '../../../content/instruments/maintenance.ts';
import type { Banner } from '../../../content/schema.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import slider from '../../../ui/drawing-slider.module.css';
import { fill } from '../../../ui/fill.ts';
import { lastWords } from '../../../ui/last-words.ts';
import { AssetTable } from './asset-table.tsx';
import { calendarDay, dayOf } from './calendar.ts';
import { DueList } from './due-list.tsx';
import { LeadLine } from './lead-line.tsx';
import css from './maintenance.module.css';
import { Postponing } from './postponing.tsx';
import { Ring } from './ring.tsx';
import { angleOf } from './ring-geometry.ts';
import { RingLegend } from './ring-legend.tsx';
import { amount, costOf, longDate, nextVisit, type Visit, yearAround } from './schedule.ts';
import { ShownDate } from './shown-date.tsx';
import { useTurning } from './use-turning.ts';

/** The opening of the maintenance page: the plan above the line of the day, the history below it. */
export function Maintenance({ banner, content }: { banner: Banner; content: MaintenanceContent }) {
  const { assets, words, ahead } = content;
  const today = dayOf(content.today);
  const [days, setDays] = useState(0);
  const [weeks, setWeeks] = useState(content.chosen.weeks);
  const [choice, setChoice] = useState({
    track: Math.max(
      0,
      assets.findIndex(({ name }) => name === content.chosen.asset),
    ),
    day: today,
  });
  const [status, setStatus] = useState('');
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
  const turn = (to: number) => setDays(Math.max(-range, Math.min(range, to)));
  const turnBy = (by: number) => {
    turn(days + by);
    setStatus(dateValue(day + by));
  };
  const choose = (visit: Pick<Visit, 'track' | 'day'>) => {
    const of = assets[visit.track];
    if (!of || visit.day < day) return;
    setChoice(visit);
    const costs = { cost: amount(content, costOf(of, weeks).total), visit: amount(content, of.cost.visit) };
    setStatus(fill(words.chosen, { asset: of.name, date: longDate(content, visit.day), weeks, ...costs }));
  };
  const { held, handlers } = useTurning({
    days,
    range,
    onTurn: turn,
    onPress(target) {
      const [track, visitDay] = (target.getAttribute('data-visit') ?? '').split(' ').map(Number);
      if (track !== undefined && visitDay !== undefined) choose({ track, day: visitDay });
    },
  });
  // Native Page Up and Page Down steps are too long on a slider of two years; Home returns to the first day shown.
  const steps: Record<string, number> = { PageUp: days + 7, PageDown: days - 7, Home: 0 };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };

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
          <input
            className={slider.slider}
            data-script=""
            data-screen=""
            type="range"
            min={-range}
            max={range}
            value={days}
            aria-label={words.date}
            aria-valuetext={dateValue(day)}
            onChange={(event) => turn(Number(event.target.value))}
            onKeyDown={onKeyDown}
          />
          <Ring
            content={content}
            year={year}
            day={day}
            chosen={chosen}
            between={held === undefined ? 0 : angleOf(days - held)}
            handlers={handlers}
          />
          {held === undefined && <LeadLine due={year.due} chosen={chosen} day={day} />}
        </div>
        <ShownDate content={content} day={day} onTurnBy={turnBy} />
        <RingLegend words={words} />
        <div className={css.orders}>
          <DueList content={content} due={year.due} chosen={chosen} onChoose={choose} />
          {asset && <Postponing content={content} asset={asset} weeks={weeks} onWeeks={setWeeks} />}
        </div>
        <AssetTable content={content} day={day} />
        <p className="visually-hidden" aria-live="polite">
          {status}
        </p>
      </div>
    </section>
  );
}
