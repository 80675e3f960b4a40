import type { FieldRound as FieldRoundContent } from '../../../content/services/sheets.ts';
import { disc } from '../../../ui/disc.ts';
import { left, right, Words } from './parts.tsx';
import css from './service-sheet.module.css';

const x = (minute: number) => 104 + minute * 5.1;
const y = (row: number) => 122 + row * 27;

/** When each record was stored and when it was sent; in between the phone was offline. */
export function FieldRound({ noSignal, gap: [from, to], records, times, stored, sent }: FieldRoundContent) {
  const bottom = y(records.length - 1) + 16;
  return (
    <>
      <path className={css.pale} d={`M${x(from)} 82H${x(to)}V${bottom}H${x(from)}z`} />
      <Words x={x(from) + 10} y={100} look="muted">
        {noSignal}
      </Words>
      {records.map(([name, kept, went], row) => (
        <g key={name}>
          <Words x={left} y={y(row) + 5}>
            {name}
          </Words>
          <path
            className={css.dotted}
            d={`M${x(kept) + 7} ${y(row)}H${Math.max(x(kept) + 7, x(went) - 7)}`}
          />
          <path className={css.open} d={disc(x(kept), y(row), 6)} />
          <path className={css.solid} d={disc(x(went), y(row), 6)} />
        </g>
      ))}
      <path className={css.line} d={`M${left} ${bottom + 14}H${right}`} />
      {times.map((time, index) => (
        <text key={time} className={`${css.middle} ${css.muted}`} x={x(index * 10)} y={bottom + 36}>
          {time}
        </text>
      ))}
      <path className={css.open} d={disc(27, 340, 6)} />
      <Words x={44} y={345}>
        {stored}
      </Words>
      <path className={css.solid} d={disc(27, 370, 6)} />
      <Words x={44} y={375}>
        {sent}
      </Words>
    </>
  );
}
