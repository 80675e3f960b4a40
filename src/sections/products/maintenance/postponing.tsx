import { useId } from 'react';
import type { Asset, Maintenance } from '../../../content/instruments/maintenance.ts';
import { fill } from '../../../ui/fill.ts';
import { UnseenSlider } from '../../../ui/instrument/unseen-slider.tsx';
import { useDrag } from '../../../ui/instrument/use-drag.ts';
import { Flag } from '../../shared/flag.tsx';
import list from './due-list.module.css';
import css from './postponing.module.css';
import { amount, type Cost, costOf } from './schedule.ts';

interface PostponingProps {
  content: Maintenance;
  asset: Asset;
  weeks: number;
  onWeeks: (weeks: number) => void;
  onRest: (sentence: string) => void;
}

const pitch = 32;
const ground = 206;

/** The cost of postponing a visit, by week: a bar is chosen by pressing it, or by dragging along them. */
export function Postponing({ content, asset, weeks, onWeeks, onRest }: PostponingProps) {
  const id = useId();
  const { words } = content;
  const scale = 160 / costOf(asset, content.weeks).total;
  const bars = Array.from({ length: content.weeks + 1 }, (_, week) =>
    stack(week, costOf(asset, week), scale),
  );
  const topOf = (week: number) => ground - costOf(asset, week).total * scale;
  const middle = weeks * pitch + 13.5;
  const valueText = (late: number) =>
    fill(words.weeksValue, {
      weeks: late,
      cost: amount(content, costOf(asset, late).total),
      visit: amount(content, asset.cost.visit),
    });
  const { handlers } = useDrag({
    value: weeks,
    valueAt: ({ x }) => Math.max(0, Math.min(content.weeks, Math.round((x - 13.5) / pitch))),
    onChange: onWeeks,
    onRest: (late) => onRest(valueText(late)),
    axis: 'x',
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
        <UnseenSlider
          label={words.weeks}
          min={0}
          max={content.weeks}
          value={weeks}
          valueText={valueText(weeks)}
          describedBy={id}
          onChange={onWeeks}
        />
        <svg data-drawing="light" viewBox="0 0 416 232" aria-hidden="true" {...handlers}>
          <path className={css.ground} d="M0 0H416V232H0z" />
          {[false, true].map((isChosen) => (
            <g key={`${isChosen}`} className={isChosen ? css.chosen : undefined}>
              {[css.visit, css.power, css.repair].map((name, part) => (
                <path
                  key={name}
                  className={name}
                  d={bars.map((bar, week) => ((week === weeks) === isChosen ? bar[part] : '')).join('')}
                />
              ))}
            </g>
          ))}
          {[...bars.keys()]
            .filter((week) => week % 2 === 0)
            .map((week) => (
              <text
                key={week}
                className={`${css.week} ${week === weeks ? css.chosen : ''}`}
                x={week * pitch + 13.5}
                y="228"
              >
                {week}
              </text>
            ))}
          <path className={css.line} d={`M0 ${ground}H412`} />
          {weeks > 3 && (
            <>
              <path className={css.pointer} d={`M13.5 ${topOf(0)}v-24`} />
              <text className={css.before} x="0" y={topOf(0) - 30}>
                {amount(content, asset.cost.visit)}
              </text>
            </>
          )}
          <path className={css.pointer} d={`M${middle} ${topOf(weeks)}v-18`} />
          <g data-handle="">
            <path className={css.reach} d={`M${middle - 22} ${topOf(weeks) - 18}h44V232h-44z`} />
            <path className={css.held} d={`M${middle - 18} ${topOf(weeks) - 4}h36V${ground + 5}h-36z`} />
          </g>
          <text className={css.total} x={Math.max(116, weeks * pitch + 27)} y={topOf(weeks) - 24}>
            {amount(content, costOf(asset, weeks).total)}
          </text>
        </svg>
      </div>
      <p className={css.words} data-paper="block">
        {valueText(weeks)}
      </p>
    </div>
  );
}

/** The stacked parts of a week's bar; zero parts are omitted. */
function stack(week: number, { visit, power, repair }: Cost, scale: number): string[] {
  let top = ground;
  return [visit, power, repair].map((part) => {
    const height = Math.round(part * scale * 10) / 10;
    top = Math.round((top - height) * 10) / 10;
    return height > 0 ? `M${week * pitch} ${top}h27v${height}h-27z` : '';
  });
}
