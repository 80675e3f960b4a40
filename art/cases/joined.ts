/*
 * Drawings of many things connected to one: systems behind one sign-on, channels into one file, a call with its
 * cameras.
 */
import { flagShape } from '../flag-shape.ts';
import { round } from '../geometry.ts';
import { circle, dotted, halfDisc, path, picture, rect, times } from './marks.ts';
import type { State, Tones } from './tones.ts';

const [width, height] = [400, 300];

/** Systems on one side, applications on the other, one door in between; some applications are one job. */
export function drawSignOn(
  {
    systems,
    applications,
    job,
  }: { systems: number; applications: number; job: [first: number, count: number] },
  tones: Tones,
  state: State,
): string {
  const [cx, cy] = [176, 144];
  const after = state === 'after';
  const systemY = (index: number) => round(22 + (index * 243) / (systems - 1));
  const applicationY = (index: number) => round(19 + (index * 250) / (applications - 1));
  const isJob = (index: number) => index >= job[0] && index < job[0] + job[1];
  const system = (index: number) => {
    const y = systemY(index);
    const thread = path(`M28 ${y}C100 ${y} 110 ${cy} ${cx - 18} ${cy}`, { stroke: tones.mid, width: 1.1 });
    return (after ? thread : '') + rect(16, y - 4, 12, 8, { fill: tones.deep });
  };
  const application = (index: number) => {
    const y = applicationY(index);
    const together = after && isJob(index);
    const thread = path(`M${cx + 18} ${cy}C250 ${cy} 260 ${y} 324 ${y}`, {
      stroke: together ? tones.strong : tones.mid,
      width: together ? 1.8 : 1,
    });
    return (after ? thread : '') + circle(327, y, 2.6, { fill: together ? tones.strong : tones.line });
  };
  const from = applicationY(job[0]) - 3;
  const to = applicationY(job[0] + job[1] - 1) + 3;
  const door =
    path(flagShape(cx - 18, cy - 26, 36, 52), {
      fill: tones.signal,
      stroke: tones.strong,
      width: 2,
    }) + path(`M336 ${from}h6V${to}h-6`, { stroke: tones.strong });
  const notebook =
    rect(cx - 24, cy - 30, 48, 60, { fill: tones.paper, stroke: tones.line }) +
    path(
      times(5, (line) => `M${cx - 14} ${cy - 18 + line * 9}h28`),
      { stroke: tones.line, width: 1.4 },
    );
  return picture(
    width,
    height,
    times(systems, system) + times(applications, application) + (after ? door : notebook),
  );
}

/** Complaints by several channels: before into registers, after into one file that hides the name. */
export function drawFile({ channels }: { channels: number }, tones: Tones, state: State): string {
  const channelY = (index: number) => round(52 + (index * 186) / Math.max(channels - 1, 1));
  const start = (y: number) => circle(112, y, 5, { fill: tones.strong });
  if (state === 'before') {
    const register = (index: number) => {
      const y = channelY(index);
      return (
        path(`M112 ${y}H226`, { stroke: tones.line, width: 2 }) +
        start(y) +
        rect(226, y - 22, 66, 44, { fill: tones.paper, stroke: tones.line }) +
        path(`M236 ${y - 8}h46M236 ${y + 2}h46M236 ${y + 12}h30`, { stroke: tones.mid, width: 2 })
      );
    };
    return picture(width, height, times(channels, register));
  }
  const thread = (index: number) => {
    const y = channelY(index);
    return path(`M112 ${y}C164 ${y} 158 145 212 145`, { stroke: tones.line, width: 2 }) + start(y);
  };
  const file = [
    path('M212 44h142l30 30v164H212z', { fill: tones.paper, stroke: tones.strong, width: 2 }),
    path('M354 44v30h30', { stroke: tones.strong, width: 2 }),
    rect(230, 96, 136, 16, { fill: tones.strong }),
    rect(230, 156, 136, 24, { fill: tones.signal, stroke: tones.strong, width: 1.4 }),
    path('M230 200h136M230 214h90', { stroke: tones.soft, width: 5 }),
    dotted('M298 238v22', tones.strong),
  ];
  return picture(width, height, times(channels, thread) + file.join(''));
}

/** A call on the plan: cameras around it open, and the nearest free patrol is proposed. */
export function drawCall({ cameras }: { cameras: number }, tones: Tones, state: State): string {
  const [cx, cy] = [196, 150];
  const at = (radius: number, degrees: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [round(cx + radius * Math.cos(angle)), round(cy - radius * Math.sin(angle))];
  };
  const streets =
    times(3, (ring) => circle(cx, cy, [60, 112, 170][ring] ?? 0, { stroke: tones.road, width: 9 })) +
    path([12, 58, 103, 148, 196, 236, 284, 332].map((turn) => `M${at(26, turn)}L${at(260, turn)}`).join(''), {
      stroke: tones.road,
      width: 7,
    });
  const after = state === 'after';
  const camera = (index: number) => {
    const turn = 20 + (index * 360) / cameras;
    const cone = path(`M${at(60, turn)}L${at(22, turn + 16)}L${at(22, turn - 16)}Z`, {
      fill: tones.mid,
      opacity: 0.55,
    });
    return (
      (after ? cone : '') +
      circle(...at(60, turn), 4.5, { fill: tones.paper, stroke: tones.strong, width: 1.8 })
    );
  };
  const patrols: [radius: number, turn: number][] = [
    [112, 58],
    [112, 205],
    [150, 340],
    [168, 158],
  ];
  const patrol = ([radius, turn]: [number, number], index: number) => {
    const [x, y] = at(radius, turn);
    const proposed = after && index === 0;
    return halfDisc(x - 4, y, proposed ? 9 : 7, { fill: proposed ? tones.strong : tones.mid });
  };
  const route = after ? dotted(`M${at(100, 58)}L${at(20, 58)}`, tones.strong, 2.4) : '';
  const call = circle(
    cx,
    cy,
    14,
    after ? { fill: tones.signal, stroke: tones.strong, width: 2 } : { stroke: tones.signal, width: 2.5 },
  );
  return picture(
    width,
    height,
    streets + times(cameras, camera) + route + patrols.map(patrol).join('') + call,
  );
}
