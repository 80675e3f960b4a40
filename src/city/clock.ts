/* The time of day the stage shows. */
import { type Beat, beats, between, clamp } from './beats.ts';
import type { StageStory } from './story.ts';

/** Scroll progress and second of the day; linear in between. */
export type Stops = readonly (readonly [at: number, second: number])[];

const [begins, ends] = [(beat: Beat) => beat[0], (beat: Beat) => beat[1]];

export function stopsOf({ signals, times, movers }: StageStory): Stops {
  const first = signals[0]?.time ?? times.joined;
  const pump = movers[0];
  return [
    [begins(beats.plan), first - 12],
    ...signals.map(({ time }, index) => [begins(beats.signals[index] ?? beats.join), time] as const),
    [begins(beats.join), times.joined],
    [ends(beats.callout), times.held],
    [begins(beats.confirm), times.confirmed],
    [begins(beats.drive), pump?.leaves ?? times.confirmed],
    [ends(beats.drive), pump?.arrives ?? times.pumps],
    [begins(beats.pump), times.pumps],
    [ends(beats.pump), times.reopened],
    [ends(beats.closed), times.ended],
  ];
}

export function secondAt(stops: Stops, at: number): number {
  const after = stops.findIndex(([stop]) => stop > at);
  const [from, to] = [stops[after < 0 ? stops.length - 1 : after - 1], stops[after]];
  if (!from) return stops[0]?.[1] ?? 0;
  if (!to) return from[1];
  return Math.floor(between(from[1], to[1], clamp((at - from[0]) / (to[0] - from[0]))));
}
