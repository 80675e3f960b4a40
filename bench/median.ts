/* Combines several runs: each figure's own median, since the run with the median LCP may be an outlier elsewhere. */
import type { LighthouseFigures } from './lighthouse.ts';

export interface Measured extends LighthouseFigures {
  /** Best and worst of the runs. */
  spread: Record<'lcp' | 'tbt', [number, number]>;
}

export function medianOf(runs: LighthouseFigures[]): Measured {
  const sorted = (figure: (run: LighthouseFigures) => number) => runs.map(figure).sort((a, b) => a - b);
  const middle = (figure: (run: LighthouseFigures) => number) =>
    sorted(figure)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const ends = (figure: (run: LighthouseFigures) => number): [number, number] => {
    const all = sorted(figure);
    return [all[0] ?? Number.NaN, all.at(-1) ?? Number.NaN];
  };
  const [first] = runs;
  if (!first) throw new Error('Nothing was measured');
  return {
    ...first,
    scores: first.scores.map((_, at) =>
      middle(({ scores }) => scores[at] ?? 0),
    ) as LighthouseFigures['scores'],
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: Math.max(...runs.map(({ cls }) => cls)),
    spread: { lcp: ends(({ lcp }) => lcp), tbt: ends(({ tbt }) => tbt) },
  };
}
