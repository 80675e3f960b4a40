/* The figures as tables a reader can follow. */
import type { ClickFigures } from './clicks.ts';
import type { Figures } from './lighthouse.ts';

const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);

export function screenTable(rows: [string, Figures][], floor: Figures): string {
  const ratio = (value: number, base: number) => `${(value / base).toFixed(2)}×`;
  const lines = rows.map(([name, figures]) => {
    const { scores, fcp, lcp, tbt, cls, requests, transfer } = figures;
    return [
      name,
      scores.join(' / '),
      `${Math.round(fcp)} (${ratio(fcp, floor.fcp)})`,
      `${Math.round(lcp)} (${ratio(lcp, floor.lcp)})`,
      Math.round(tbt),
      cls,
      requests,
      kilobytes(transfer.Document),
      kilobytes(transfer.Script),
      kilobytes(transfer.Font),
      kilobytes(transfer.Image),
    ].join(' | ');
  });
  return [
    '| screen | perf / access / practice / search | FCP ms | LCP ms | TBT ms | CLS | requests | HTML kB | JS kB | fonts kB | pictures kB |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

export function clickTable(clicks: ClickFigures[]): string {
  const lines = clicks.map(({ condition, times }) => {
    const median = times[Math.floor(times.length / 2)] ?? 0;
    return `| ${condition} | ${median.toFixed(0)} | ${times[0]?.toFixed(0)} | ${times.at(-1)?.toFixed(0)} |`;
  });
  return ['| click to content | median ms | best | worst |', '|---|---|---|---|', ...lines].join('\n');
}
