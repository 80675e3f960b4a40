import { useState } from 'react';
import type { AttackPath as AttackPathContent } from '../../../content/examples/schema.ts';
import type { Banner } from '../../../content/schema.ts';
import { Choice } from '../../../ui/choice.tsx';
import { fill } from '../../../ui/fill.ts';
import { Opening } from '../opening.tsx';
import css from './attack-path.module.css';
import { reachOf } from './attack-path.ts';

const middle = 274;
const radiusOf = (depth: number) => 262 - depth * 86;

/** A bar across a way, a little past its beginning. */
function barOf([x1, y1]: [number, number], [x2, y2]: [number, number]) {
  const [x, y] = [x1 + (x2 - x1) * 0.4, y1 + (y2 - y1) * 0.4];
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [across, down] = [(Math.abs(y2 - y1) / long) * 38, (Math.abs(x2 - x1) / long) * 38];
  return { d: `M${x - across} ${y - down}L${x + across} ${y + down}`, x: x + across + 10, y: y + down + 18 };
}

/** A way from a mail to a pump through nested networks; each control closes it at another place. */
export function AttackPath({ banner, example }: { banner: Banner; example: AttackPathContent }) {
  const [control, setControl] = useState(example.controls[0]?.id ?? '');
  const { reached, closed } = reachOf(example, control);
  const place = (id: string) => {
    const found = example.places.find((one) => one.id === id);
    if (!found) throw new RangeError(`No place ${id}`);
    return found;
  };
  const at = (id: string): [number, number] => [place(id).x, place(id).y];
  const sentence = example.controls.find(({ id }) => id === control)?.sentence ?? '';
  const names = closed.map(({ from, to }) => ({ from: place(from).inSentence, to: place(to).inSentence }));
  const said = names.map((ends) => fill(sentence, ends));
  return (
    <Opening banner={banner} look="mirrored" example={example} sentence={said.join(' ')}>
      <svg className={css.path} viewBox="0 0 640 540" aria-hidden="true">
        {example.zones.map((zone, depth) => {
          const radius = radiusOf(depth);
          const flat = radius * 0.55;
          return (
            <g key={zone}>
              <path
                className={css.zone}
                data-depth={depth}
                d={`M1 ${middle - radius}h${flat}a${radius} ${radius} 0 0 1 0 ${2 * radius}h${-flat}z`}
              />
              <text x="14" y={middle - radius + 30}>
                {zone}
              </text>
            </g>
          );
        })}
        {example.ways.map(({ from, to }) => (
          <path
            key={from + to}
            className={css.way}
            data-open={reached.has(to)}
            d={`M${at(from).join(' ')}L${at(to).join(' ')}`}
          />
        ))}
        {example.places.map(({ id, name, x, y, labelX, labelY, anchor }) => (
          <g key={id} data-open={reached.has(id)}>
            <circle className={css.place} cx={x} cy={y} r="9" />
            <text className={css.name} x={labelX} y={labelY} textAnchor={anchor}>
              {name}
            </text>
          </g>
        ))}
        {closed.map(({ from, to }) => {
          const bar = barOf(at(from), at(to));
          return (
            <g key={from + to}>
              <path className={css.bar} d={bar.d} />
              <text className={css.closed} x={bar.x} y={bar.y}>
                {example.closedHere}
              </text>
            </g>
          );
        })}
      </svg>
      <Choice legend={example.legend} options={example.controls} chosen={control} onChoose={setControl} />
    </Opening>
  );
}
