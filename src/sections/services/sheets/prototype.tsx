import type { Prototype as PrototypeContent } from '../../../content/services/sheets.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import { left, right, Words } from './parts.tsx';
import css from './service-sheet.module.css';

const rows = [106, 130, 154, 178, 202];
const phones = [20, 98, 176, 254];

/** A screen and its phones in outline, with a mark where operators hesitated. */
export function Prototype({ hesitated, counts, note }: PrototypeContent) {
  const [heading, ...places] = counts;
  return (
    <>
      <path className={css.pale} d={`M${left} 82H${right}V98H${left}z`} />
      <path className={css.pale} d={rows.map((y) => `M214 ${y}h96v17h-96z`).join('')} />
      <path className={css.open} d={`M${left} 82H${right}V230H${left}z`} />
      <path className={css.hair} d="M30 106H204V222H30zL204 222M204 106L30 222" />
      <path className={css.signal} d={markShape(280, 150, 25, 26)} />
      <text className={`${css.middle} ${css.bold}`} x="290" y="168">
        {hesitated}
      </text>
      {phones.map((x) => (
        <g key={x}>
          <path className={css.open} d={`M${x} 248h66v104h-66z`} />
          <path
            className={css.pale}
            d={`M${x + 8} 258h50v34h-50zM${x + 8} 298h50v9h-50zM${x + 8} 312h34v9h-34z`}
          />
          <path className={css.solid} d={markShape(x + 8, 330, 50, 16)} />
        </g>
      ))}
      <Words x={left} y={380} look="bold">
        {heading}
      </Words>
      <Words x={left} y={403}>
        {places.join(', ')}
      </Words>
      <Words x={left} y={428} look="muted">
        {note}
      </Words>
    </>
  );
}
