import { useId } from 'react';
import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import type { DragHandlers } from '../../../ui/instrument/use-drag.ts';
import { dayOf } from './calendar.ts';
import { Months } from './months.tsx';
import css from './ring.module.css';
import { angleOf, inner, outer, point, spoke, trackOf } from './ring-geometry.ts';
import { RingSigns } from './ring-signs.tsx';
import type { Visit, Year } from './schedule.ts';

interface RingProps {
  content: Maintenance;
  year: Year;
  /** The shown day. */
  day: number;
  chosen: Visit | undefined;
  /** Degrees turned beyond that day by a drag. */
  between: number;
  handlers: DragHandlers;
}

/**
 * The year: a track per asset, a mark per visit; the line across it is the shown day. Future visits are separate,
 * clickable elements.
 */
export function Ring({ content, year, day, chosen, between, handlers }: RingProps) {
  const id = useId();
  const { assets, words, ahead } = content;
  const made = dayOf(content.today);
  const turned = between - angleOf(day - made);
  const radii = assets.map((_, track) => trackOf(track));
  const done = year.visits.filter((visit) => visit.day < day);
  const toCome = year.visits.filter((visit) => visit.day >= day);
  const stateOf = ({ track, day: visit }: Visit) => {
    if (chosen?.track === track && chosen.day === visit) return css.chosen;
    return visit <= day + ahead ? css.due : css.planned;
  };
  const [wedgeX, wedgeY] = point(outer, 180 + angleOf(ahead));
  const [edgeX, edgeY] = point(inner, 180 + angleOf(ahead));
  return (
    <svg
      className={css.ring}
      data-drawing="light"
      viewBox="-520 -520 1040 1040"
      role="img"
      aria-labelledby={`${id}title ${id}desc`}
      {...handlers}
    >
      <title id={`${id}title`}>{words.title}</title>
      <desc id={`${id}desc`}>{words.description}</desc>
      <path className={css.plan} data-drawing="ink" d={`${arc(outer, 1)}z`} />
      <path className={css.history} d={`${arc(outer, 0)}z`} />
      <path
        className={css.wedge}
        data-drawing="ink"
        d={`M${-outer} 0A${outer} ${outer} 0 0 1 ${wedgeX} ${wedgeY}L${edgeX} ${edgeY}A${inner} ${inner} 0 0 0 ${-inner} 0z`}
      />
      <path className={css.planTrack} data-drawing="ink" d={radii.map((radius) => arc(radius, 1)).join('')} />
      <path className={css.historyTrack} d={radii.map((radius) => arc(radius, 0)).join('')} />
      {assets.map(({ name, schedule }, track) => (
        <TrackName key={name} radius={trackOf(track) + 17} label={`${name}, ${schedule}`} />
      ))}
      <g className={css.entering}>
        <g
          className={between ? undefined : css.settling}
          style={turned ? { transform: `rotate(${turned}deg)` } : undefined}
        >
          {['', css.fortnightly, css.weekly].map((often) => (
            <path
              key={often}
              className={`${css.mark} ${css.done} ${often}`}
              d={done
                .filter((visit) => oftenOf(visit) === often)
                .map(({ track, day }) => spoke(trackOf(track), 14, 180 + angleOf(day - made)))
                .join('')}
            />
          ))}
          <g data-drawing="ink">
            {toCome.map((visit) => (
              <path
                key={`${visit.track} ${visit.day}`}
                data-visit={`${visit.track} ${visit.day}`}
                className={`${css.mark} ${stateOf(visit)} ${oftenOf(visit)}`}
                d={`M${-trackOf(visit.track)} 0h-14`}
                transform={`rotate(${angleOf(visit.day - made)})`}
              />
            ))}
          </g>
        </g>
      </g>
      <Months content={content} day={day} />
      <RingSigns content={content} day={day} year={year} />
    </svg>
  );
}

/** Half a turn, above or below the line. */
const arc = (radius: number, above: 0 | 1) =>
  `M${-radius} 0a${radius} ${radius} 0 0 ${above} ${2 * radius} 0`;

function TrackName({ radius, label }: { radius: number; label: string }) {
  const id = useId();
  return (
    <>
      <path id={id} fill="none" d={arc(radius, 1)} />
      <text className={css.name} data-drawing="ink">
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {label}
        </textPath>
      </text>
    </>
  );
}

/** Close marks are thin: a weekly run has 52 of them. */
function oftenOf({ asset: { every } }: Visit): string {
  if (!('days' in every)) return '';
  return (every.days <= 7 ? css.weekly : css.fortnightly) ?? '';
}
