/*
 * The schedule that follows from when each office is notified. A task starts at the latest of three moments: its
 * office is notified, the task before it has ended, and so have those it depends on.
 */
import type { Burst, OfficeId, Task, TaskId } from '../../../content/instruments/burst.ts';

export type Heard = Record<OfficeId, number>;

export interface TaskBar {
  task: Task;
  from: number;
  /** The start of the office's next task; without one it stays open. */
  to: number | undefined;
}

export interface Course {
  heard: Heard;
  bars: Record<OfficeId, TaskBar[]>;
  begins: (task: TaskId) => number;
}

export const allAtOnce = ({ fact }: Burst): Heard => ({
  water: fact,
  traffic: fact,
  bus: fact,
  hospital: fact,
});

export function courseOf({ offices }: Burst, heard: Heard): Course {
  const ends = new Map<TaskId, number>();
  const starts = new Map<TaskId, number>();
  // Two passes, because a task may depend on one of an office listed later.
  for (let round = 0; round < 2; round++)
    for (const office of Object.values(offices)) {
      let free = heard[office.id];
      for (const { id, minutes, after = [] } of office.tasks) {
        const start = Math.max(free, ...after.map((needed) => ends.get(needed) ?? 0));
        starts.set(id, start);
        free = start + minutes;
        ends.set(id, free);
      }
    }
  const begins = (task: TaskId) => starts.get(task) ?? 0;
  const barsOf = ({ tasks }: { tasks: Task[] }): TaskBar[] =>
    tasks.map((task, index) => {
      const next = tasks[index + 1];
      return { task, from: begins(task.id), to: next && begins(next.id) };
    });
  const { water, traffic, bus, hospital } = offices;
  const bars = {
    water: barsOf(water),
    traffic: barsOf(traffic),
    bus: barsOf(bus),
    hospital: barsOf(hospital),
  };
  return { heard, bars, begins };
}

/** An office's current task; undefined before it is notified. */
export const taskAt = ({ bars }: Course, office: OfficeId, minute: number): Task | undefined =>
  bars[office].findLast(({ from }) => from <= minute)?.task;

export function usualPressure({ from, pressure: { usual } }: Burst, minute: number): number {
  const at = (minute - from) / 5;
  const before = usual[Math.floor(at)] ?? usual.at(-1) ?? 0;
  const after = usual[Math.floor(at) + 1] ?? before;
  return before + (after - before) * (at - Math.floor(at));
}

export function pressureAt(content: Burst, { begins }: Course, minute: number): number {
  const { fall, low, loss, isolated, recovery, short, ripple } = content.pressure;
  const usual = usualPressure(content, minute);
  const burst = content.signal;
  const [valves, shut] = [begins('shut'), begins('repair')];
  const wave = ripple * Math.sin(minute * 2.3);
  if (minute <= burst) return usual;
  if (minute < burst + fall) return usual - ((minute - burst) / fall) * (usual - low);
  const leaking = (at: number) => low - (at - burst - fall) * loss;
  if (minute < valves) return leaking(minute) + wave;
  const least = leaking(valves);
  if (minute < shut) return least + wave + ((minute - valves) / (shut - valves)) * (isolated - least);
  return Math.min(usual - short, isolated + (minute - shut) * recovery) + wave / 2;
}

/** In the minute the road closes, one vehicle is still let out. */
export function vehiclesAt({ from, vehicles }: Burst, { begins }: Course, minute: number): number {
  const closed = begins('closed');
  if (minute === closed) return 1;
  return minute < closed ? (vehicles[minute - from] ?? 0) : 0;
}

export interface Bus {
  leaves: number;
  /** Straight on, by the diversion, or stuck in the closed section. */
  outcome: 'through' | 'round' | 'caught';
  /** The minute of each stop. */
  stops: number[];
  /** Until when a caught one waits. */
  waitsUntil: number;
}

export function busesOf({ from, buses }: Burst, { begins }: Course): Bus[] {
  const { first, headway, run, extra, closedAfter } = buses;
  const [closed, diverted] = [begins('closed'), begins('round')];
  return Array.from({ length: Math.ceil((from + 80 - first) / headway) }, (_, index) => {
    const leaves = first + index * headway;
    const atClosure = leaves + (run[closedAfter] ?? 0);
    const outcome = atClosure < closed ? 'through' : atClosure >= diverted ? 'round' : 'caught';
    const waitsUntil = outcome === 'caught' ? diverted : atClosure;
    const late = outcome === 'through' ? 0 : waitsUntil - atClosure + extra;
    return {
      leaves,
      outcome,
      waitsUntil,
      stops: run.map((minutes, stop) => leaves + minutes + (stop > closedAfter ? late : 0)),
    };
  });
}

export const caughtIn = (buses: Bus[]): number => buses.filter(({ outcome }) => outcome === 'caught').length;

export function tankAt({ from, signal, tank }: Burst, { begins }: Course, minute: number): number {
  const [shut, saving] = [begins('repair'), begins('weak')];
  let level = tank.level;
  for (let at = from; at < minute; at++) {
    const feed = at < signal ? tank.feed : at < shut ? tank.weak : 0;
    level += feed - (at < saving ? tank.use : tank.saving);
  }
  return level;
}

/** When the tank is down to its reserve. */
export function reserveAt(content: Burst, course: Course): number {
  const off = Math.max(course.begins('tank'), course.begins('weak'));
  return off + (tankAt(content, course, off) - content.tank.reserve) / content.tank.saving;
}
