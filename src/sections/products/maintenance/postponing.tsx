import { useId } from 'react';
import type { Asset, Maintenance } from '../../../content/instruments/maintenance.ts';
import { fill } from '../../../ui/fill.ts';
import { Flag } from '../flag.tsx';
import list from './due-list.module.css';
import css from './postponing.module.css';
import { amount, costOf } from './schedule.ts';

interface PostponingProps {
  content: Maintenance;
  asset: Asset;
  weeks: number;
  onWeeks: (weeks: number) => void;
}

const pitch = 32;
const ground = 206;

/** What it costs to put a visit off, week by week. The bars are the track of the slider that lies on them. */
export function Postponing({ content, asset, weeks, onWeeks }: PostponingProps) {
  const id = useId();
  const { words } = content;
  const scale = 160 / costOf(asset, content.weeks).total;
  const bars = Array.from({ length: content.weeks + 1 }, (_, week) => ({ week, cost: costOf(asset, week) }));
  const topOf = (week: number) => ground - costOf(asset, week).total * scale;
  const middle = weeks * pitch + 13.5;
  const value = fill(words.weeksValue, {
    weeks,
    cost: amount(content, costOf(asset, weeks).total),
    visit: amount(content, asset.cost.visit),
  });
  return (
    <div className={css.postponing}>
      <h2 className={list.title}>
        <Flag number={7} />
        {fill(words.waits, { asset: asset.inSentence })}
      </h2>
      <p className={css.note} id={id}>
        {words.costs}
      </p>
      <div className={css.bars}>
        <svg viewBox="0 0 416 232" aria-hidden="true">
          {bars.map(({ week, cost }) => (
            <g key={week} className={week === weeks ? css.chosen : undefined}>
              {stack([cost.visit, cost.power, cost.repair], scale).map(([top, height], part) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the three parts of a cost never change places
                  key={part}
                  className={[css.visit, css.power, css.repair][part]}
                  x={week * pitch}
                  y={top}
                  width="27"
                  height={height}
                />
              ))}
              {week % 2 === 0 && (
                <text className={css.week} x={week * pitch + 13.5} y="228">
                  {week}
                </text>
              )}
            </g>
          ))}
          <path className={css.ground} d={`M0 ${ground}H412`} />
          {weeks > 3 && (
            <>
              <path className={css.pointer} d={`M13.5 ${topOf(0)}v-24`} />
              <text className={css.before} x="0" y={topOf(0) - 30}>
                {amount(content, asset.cost.visit)}
              </text>
            </>
          )}
          <path className={css.pointer} d={`M${middle} ${topOf(weeks)}v-18`} />
          <text className={css.total} x={Math.max(36, Math.min(380, middle))} y={topOf(weeks) - 24}>
            {amount(content, costOf(asset, weeks).total)}
          </text>
        </svg>
        <input
          className={css.slider}
          type="range"
          min="0"
          max={content.weeks}
          value={weeks}
          aria-label={words.weeks}
          aria-valuetext={value}
          aria-describedby={id}
          onChange={(event) => onWeeks(Number(event.target.value))}
        />
      </div>
      <p className={css.words}>{value}</p>
    </div>
  );
}

/** Top and height of each part, one upon the other. */
function stack(parts: number[], scale: number): [top: number, height: number][] {
  let top = ground;
  return parts.map((part) => {
    const height = Math.round(part * scale * 10) / 10;
    top = Math.round((top - height) * 10) / 10;
    return [top, height];
  });
}
