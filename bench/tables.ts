/* The figures as Markdown tables. */
import type { ClickFigures } from './clicks.ts';
import type { FirstInteraction } from './first-interaction.ts';
import type { Measured } from './median.ts';

const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(1);

export function screenTable(rows: [string, Measured][], floor: Measured): string {
  const ratio = (value: number, base: number) => `${(value / base).toFixed(2)}×`;
  const lines = rows.map(([name, figures]) => {
    const { scores, fcp, lcp, tbt, cls, requests, transfer, spread } = figures;
    const range = ([best, worst]: [number, number]) => `${Math.round(best)} to ${Math.round(worst)}`;
    return [
      name,
      scores.join(' / '),
      `${Math.round(fcp)} (${ratio(fcp, floor.fcp)})`,
      `${Math.round(lcp)} (${ratio(lcp, floor.lcp)}; ${range(spread.lcp)})`,
      `${Math.round(tbt)} (${range(spread.tbt)})`,
      cls,
      requests,
      kilobytes(transfer.Document),
      kilobytes(transfer.Script),
      kilobytes(transfer.Font),
      kilobytes(transfer.Image),
    ].join(' | ');
  });
  return [
    '| page | perf / access / practice / search | FCP ms | LCP ms | TBT ms | CLS | requests | HTML kB | JS kB | fonts kB | pictures kB |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

export function clickTable(clicks: ClickFigures[]): string {
  const spread = (times: number[]) => {
    const [best, median, worst] = [times[0], times[Math.floor(times.length / 2)], times.at(-1)];
    return `${median?.toFixed(0)} (${best?.toFixed(0)} to ${worst?.toFixed(0)})`;
  };
  const lines = clicks.map(
    ({ condition, inDocument, onScreen }) => `| ${condition} | ${spread(inDocument)} | ${spread(onScreen)} |`,
  );
  return [
    '| from click to the new page, script prefetched, median of 10 | in the document, ms | on the screen, ms |',
    '|---|---|---|',
    ...lines,
  ].join('\n');
}

export function firstInteractionTable(interactions: FirstInteraction[]): string {
  const figures = (times: number[]) => {
    const at = (share: number) => times[Math.ceil(share * times.length) - 1];
    return `${at(0.5)} (${at(0.95)})`;
  };
  const lines = interactions.map(
    ({ on, before, after }) => `| ${on} | ${figures(before)} | ${figures(after)} |`,
  );
  return [
    '| first interaction in a cold browser to the next frame, 4× slower processor, median of 10 (95th percentile) | before React, ms | after it, ms |',
    '|---|---|---|',
    ...lines,
  ].join('\n');
}
