import { type PointerEventHandler, useId } from 'react';
import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import { dayOf } from './calendar.ts';
import { Months } from './months.tsx';
import css from './ring.module.css';
import { angleOf, inner, outer, point, trackOf } from './ring-geometry.ts';
import { RingSigns } from './ring-signs.tsx';
import type { Visit, Year } from './schedule.ts';

interface RingProps {
  content: Maintenance;
  year: Year;
  /** The day that lies on the line. */
  day: number;
  chosen: Visit | undefined;
  /** Degrees the hand has turned beyond that day. */
  between: number;
  handlers: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp', PointerEventHandler<SVGSVGElement>>;
}

/** The year: a track for each asset, a mark for each visit; the line across it is the shown day. */
export function Ring({ content, year, day, chosen, between, handlers }: RingProps) {
  const id = useId();
  const { assets, words, ahead } = content;
  const made = dayOf(content.today);
  const turned = between - angleOf(day - made);
  const [wedgeX, wedgeY] = point(outer, 180 + angleOf(ahead));
  const [edgeX, edgeY] = point(inner, 180 + angleOf(ahead));
  return (
    <svg
      className={css.ring}
      viewBox="-520 -520 1040 1040"
      role="img"
      aria-labelledby={`${id}title ${id}desc`}
      {...handlers}
    >
      <title id={`${id}title`}>{words.title}</title>
      <desc id={`${id}desc`}>{words.description}</desc>
      <path className={css.plan} d={`M${-outer} 0a${outer} ${outer} 0 0 1 ${2 * outer} 0z`} />
      <path className={css.history} d={`M${-outer} 0a${outer} ${outer} 0 0 0 ${2 * outer} 0z`} />
      <path
        className={css.wedge}
        d={`M${-outer} 0A${outer} ${outer} 0 0 1 ${wedgeX} ${wedgeY}L${edgeX} ${edgeY}A${inner} ${inner} 0 0 0 ${-inner} 0z`}
      />
      {assets.map(({ name, schedule }, track) => (
        <Track key={name} radius={trackOf(track)} label={`${name}, ${schedule}`} />
      ))}
      <g className={css.entering}>
        <g
          className={between ? undefined : css.settling}
          style={turned ? { transform: `rotate(${turned}deg)` } : undefined}
        >
          {year.visits.map((visit) => (
            <path
              key={`${visit.track} ${visit.day}`}
              data-visit={`${visit.track} ${visit.day}`}
              className={markClass(visit, day, ahead, chosen)}
              d={`M${-trackOf(visit.track)} 0h-14`}
              transform={`rotate(${angleOf(visit.day - made)})`}
            />
          ))}
        </g>
      </g>
      <Months content={content} day={day} />
      <RingSigns content={content} day={day} year={year} />
    </svg>
  );
}

function Track({ radius, label }: { radius: number; label: string }) {
  const id = useId();
  const written = radius + 17;
  return (
    <>
      <path className={css.planTrack} d={`M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
      <path className={css.historyTrack} d={`M${-radius} 0a${radius} ${radius} 0 0 0 ${2 * radius} 0`} />
      <path id={id} fill="none" d={`M${-written} 0a${written} ${written} 0 0 1 ${2 * written} 0`} />
      <text className={css.name}>
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {label}
        </textPath>
      </text>
    </>
  );
}

/** Close marks are thin: a weekly run has 52 of them. */
function markClass({ asset, track, day: visit }: Visit, day: number, ahead: number, chosen?: Visit) {
  const state =
    visit < day
      ? css.done
      : chosen?.track === track && chosen.day === visit
        ? css.chosen
        : visit <= day + ahead
          ? css.due
          : css.planned;
  const often = 'days' in asset.every && (asset.every.days <= 7 ? css.weekly : css.fortnightly);
  return `${css.mark} ${state}${often ? ` ${often}` : ''}`;
}
