import { useMemo } from 'react';
import { fill } from '../../../ui/fill.ts';
import { Slider } from '../../../ui/instrument/slider.tsx';
import { clockText, timeOfDay } from '../../../ui/time-text.ts';
import type { LogEntry } from '../../engine/log-types.ts';
import { gaugeValue } from '../../engine/readings.ts';
import type { Recordings } from '../../engine/recording.ts';
import type { ShiftState } from '../../engine/types.ts';
import { useDesk } from '../state/desk-context.ts';
import css from './replay-line.module.css';
import { percent, type TimeRange, ticks } from './time-axis.ts';

interface LineProps {
  recordings: Recordings;
  incident: string;
  second: number;
  onMove: (second: number) => void;
}

/** What a person decided; what the rules had to say because nobody had. */
const isDecided = ({ decided }: LogEntry) => decided !== '';
const isCalled = (limit: string) => (entry: LogEntry) => entry.tag === limit;

/** The shift and, as a thin second track, the same night without anybody at the desk. */
export function ReplayLine({ recordings: { shift, alone }, incident, second, onMove }: LineProps) {
  const { desk, words } = useDesk();
  const labels = words.replay;
  const { limit } = desk.shift.setting.words.tags;
  const axis = { from: shift.from, to: shift.to };
  // Drawn once: only the knob moves.
  const tracks = useMemo(() => {
    const whole = { from: shift.from, to: shift.to };
    return (
      <>
        <Track state={shift.at(shift.to)} axis={whole} marks={isDecided} />
        <Track state={alone.at(alone.to)} axis={whole} marks={isCalled(limit)} thin />
      </>
    );
  }, [shift, alone, limit]);
  const [here, there] = [shift.at(second), alone.at(second)];
  const decided = here.log.findLast(isDecided);
  const told = there.log.findLast(isCalled(limit));
  return (
    <div className={css.line}>
      <div className={css.tracks}>
        {tracks}
        <div className={css.slider}>
          <Slider
            label={labels.moment}
            min={axis.from}
            max={axis.to}
            value={second}
            valueText={[clockText(second), decided?.decided].filter(Boolean).join(', ')}
            mirrors={false}
            onChange={onMove}
          />
        </div>
        <p className={css.ticks} aria-hidden="true">
          {ticks(axis).map((at) => (
            <span key={at} style={{ insetInlineStart: percent(axis, at) }}>
              {timeOfDay(at / 60)}
            </span>
          ))}
        </p>
      </div>
      <dl className={css.both}>
        <div>
          <dt>{labels.you}</dt>
          <dd>
            {[reading(here, incident, labels.reads), decided?.decided ?? labels.nothing]
              .filter(Boolean)
              .join(' · ')}
          </dd>
        </div>
        <div data-thin>
          <dt>{labels.without}</dt>
          <dd>
            {[reading(there, incident, labels.reads), told?.what ?? labels.quiet].filter(Boolean).join(' · ')}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The gauge of the incident's place, if it has one. */
function reading(state: ShiftState, incident: string, sentence: string): string {
  const { setting, incidents } = state;
  const place = incidents.find(({ id }) => id === incident)?.site;
  const id = setting.shift.sites.find((site) => site.id === place)?.gauge;
  const gauge = setting.city.gauges.find((one) => one.id === id);
  if (!gauge) return '';
  const value = Math.round(gaugeValue(state, gauge.id));
  return fill(sentence, { gauge: gauge.id, value, unit: gauge.unit });
}

function Track({
  state,
  axis,
  marks,
  thin = false,
}: {
  state: ShiftState;
  axis: TimeRange;
  marks: (entry: LogEntry) => boolean;
  thin?: boolean;
}) {
  const open = state.incidents.filter(({ background, state: now }) => !background && now !== 'joined');
  const times = [...new Set(state.log.filter(marks).map(({ at }) => at))];
  return (
    <svg className={css.track} data-thin={thin || undefined} aria-hidden="true">
      <rect className={css.night} width="100%" height="100%" />
      {open.map(({ id, since, ended }) => (
        <rect
          key={id}
          className={css.open}
          x={percent(axis, since)}
          width={`${(((ended ?? axis.to) - since) / Math.max(1, axis.to - axis.from)) * 100}%`}
          height="100%"
        />
      ))}
      {times.map((at) => (
        <line key={at} className={css.mark} x1={percent(axis, at)} x2={percent(axis, at)} y1="0" y2="100%" />
      ))}
    </svg>
  );
}
