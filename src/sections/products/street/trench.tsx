import type { Permit, Street } from '../../../content/instruments/street.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import { crownAt, type LayerVerdict, verdictLine } from './permit.ts';
import { type Duct, ductsOf, x, y } from './scale.ts';
import css from './trench.module.css';

export type End = keyof Permit;

interface TrenchProps {
  content: Street;
  permit: Permit;
  checked: LayerVerdict[];
  chosen: string;
  /** The handle whose slider has the focus. */
  focused: End | undefined;
}

/** The trench, the layers it would hit, and its three handles. */
export function Trench({ content, permit, checked, chosen, focused }: TrenchProps) {
  const { from, to, depth } = permit;
  const [left, right, floor] = [x(from), x(to), y(depth)];
  // Clearances are labelled for the selected layer and for those that are too close.
  const labelled = checked.filter(({ layer, verdict }) => layer.id === chosen || verdict.kind === 'close');
  const handles: { end: End; at: [number, number]; turn: number }[] = [
    { end: 'from', at: [left, Math.min(34, floor / 2)], turn: 0 },
    { end: 'to', at: [right, Math.min(34, floor / 2)], turn: 0 },
    { end: 'depth', at: [(left + right) / 2, floor], turn: 90 },
  ];
  return (
    <g>
      <path className={css.opening} d={`M${left} 0V${floor}H${right}V0z`} />
      {checked
        .filter(({ verdict }) => verdict.kind === 'in trench')
        .map(({ layer }) => {
          const margin = layer.id === chosen ? 4 : 0;
          const [a, b] = [y(crownAt(layer, from)) - margin, y(crownAt(layer, to)) - margin];
          const cut = ([top, thick]: Duct) => {
            const lower = y(top + thick) + 2 * margin;
            return `M${left} ${a + y(top)}L${right} ${b + y(top)}V${b + lower}L${left} ${a + lower}z`;
          };
          return (
            <path
              key={layer.id}
              className={layer.id === chosen ? css.clash : css.cut}
              d={ductsOf(layer).map(cut).join('')}
            />
          );
        })}
      <path className={css.edge} d={`M${left}-6V${floor}H${right}V-6`} />
      <path className={css.barrier} d={`M${left - 6} 0v-20M${right + 6} 0v-20`} />
      {handles.map(({ end, at, turn }) => (
        <g
          key={end}
          data-handle=""
          data-end={end}
          className={`${css.handle} ${css[end] ?? ''} ${focused === end ? css.focused : ''}`}
          transform={`translate(${at[0]} ${at[1]})`}
        >
          <circle className={css.reach} r="22" />
          <path d={markShape(-8, -12, 20, 24)} transform={`rotate(${turn})`} />
        </g>
      ))}
      {labelled.map((one) => (
        <text key={one.layer.id} className={css.line} x={right + 14} y={lineY(one, (from + to) / 2)}>
          {verdictLine(content, one, permit)}
        </text>
      ))}
    </g>
  );
}

/** Above a shallow layer, or below one without space above it. */
function lineY({ layer }: LayerVerdict, middle: number): number {
  const crown = crownAt(layer, middle);
  return crown < 1 ? y(crown) - 20 : y(crown + layer.diameter) + 26;
}
