import type { SitePlan } from '../../../content/instruments/site-plan.ts';
import { fill } from '../../../ui/fill.ts';
import type { AimedCamera, Device } from './devices.ts';
import { cone, line, toUnits } from './geometry.ts';
import css from './response-marks.module.css';
import type { WalkingRoute } from './walking-route.ts';

interface ResponseMarksProps {
  content: SitePlan;
  chosen: Device;
  view: AimedCamera | undefined;
  route: WalkingRoute | undefined;
}

/** The response to the selected device: the nearest camera's cone and the patrol's route, with distances. */
export function ResponseMarks({ content, chosen, view, route }: ResponseMarksProps) {
  const { words, patrol, cameras } = content;
  const camera = view && cameras[view.number - 1];
  const [x, y] = chosen.at.map(toUnits) as [number, number];
  const [patrolX, patrolY] = patrol.at.map(toUnits) as [number, number];
  const alarm = chosen.id === content.chosen;
  const low = y > 480;
  return (
    <g className={css.marks}>
      {camera && <path className={css.cone} d={cone(camera.at, view.bearing, view.metres + 11, 20)} />}
      {camera && <circle cx={toUnits(camera.at[0])} cy={toUnits(camera.at[1])} r="6" />}
      {route && <path key={chosen.id} className={css.way} d={line(route.spots)} />}
      {camera && (
        <Label
          x={toUnits(camera.at[0])}
          y={toUnits(camera.at[1])}
          text={fill(words.distance, {
            name: fill(words.camera, { number: view.number }),
            metres: Math.round(view.metres),
          })}
          lift={toUnits(camera.at[1]) > 60 ? -28 : 34}
        />
      )}
      {route && chosen.kind !== 'patrol' && (
        <Label
          x={patrolX}
          y={patrolY}
          text={fill(words.distance, {
            name: `${patrol.name}, ${patrol.guard}`,
            metres: Math.round(route.metres),
          })}
          lift={-30}
        />
      )}
      <path className={css.pointer} d={low ? `M${x + 24} ${y + 8}v22h12` : `M${x} ${y - 8}v-18`} />
      <text
        className={low ? css.start : anchorOf(x)}
        x={low ? x + 42 : x + (x > 620 ? 6 : -6)}
        y={y + (low ? 35 : -32)}
      >
        {alarm ? fill(words.alarm, { number: chosen.number }) : chosen.name}
        {alarm && <tspan className={css.detail}>{words.alarmDetail}</tspan>}
      </text>
    </g>
  );
}

function Label({ x, y, text, lift }: { x: number; y: number; text: string; lift: number }) {
  return (
    <>
      <path className={css.pointer} d={`M${x} ${y + Math.sign(lift) * 8}v${lift - Math.sign(lift) * 12}`} />
      <text className={anchorOf(x)} x={x} y={y + lift}>
        {text}
      </text>
    </>
  );
}

/** Labels near the right edge are end-aligned, so that they stay inside the drawing. */
const anchorOf = (x: number): string =>
  x > 700 ? (css.end ?? '') : x < 160 ? (css.start ?? '') : (css.middle ?? '');
