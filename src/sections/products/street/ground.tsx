import type { Street, StreetLayer } from '../../../content/instruments/street.ts';
import css from './ground.module.css';
import { crownAt } from './permit.ts';
import { beyond, ductsOf, x, y } from './scale.ts';

interface GroundProps {
  content: Street;
  chosen: string;
}

const depths: Record<'subsoil' | 'clay' | 'deep', number> = { subsoil: 0.6, clay: 1.7, deep: 4.9 };

/** The earth and its layers, deepest first; the selected layer is dark, the others grey. */
export function Ground({ content, chosen }: GroundProps) {
  const [left, right] = [x(-beyond), x(content.length + beyond)];
  const band = (depth: number) => `M${left} ${y(depth)}H${right}V700H${left}z`;
  const order = [...content.layers].reverse();
  return (
    <>
      <path className={css.earth} d={band(0)} />
      <path className={css.subsoil} d={band(depths.subsoil)} />
      <path className={css.clay} d={band(depths.clay)} />
      <path
        className={css.deep}
        d={`M${left} ${y(depths.deep)}Q360 ${y(4.6)} 700 ${y(5)}T${right} ${y(4.8)}V700H${left}z`}
      />
      {order.map((layer) => (
        <g
          key={layer.id}
          data-layer={layer.id}
          className={`${css.layer} ${css[layer.id] ?? ''} ${layer.id === chosen ? css.forward : ''}`}
        >
          <Body layer={layer} left={-beyond} right={content.length + beyond} />
        </g>
      ))}
    </>
  );
}

/** The shape of a layer; by default a pipe. */
function Body({ layer, left, right }: { layer: StreetLayer; left: number; right: number }) {
  const strip = (top: number, thick: number) => {
    const [a, b] = [crownAt(layer, left) + top, crownAt(layer, right) + top];
    return `M${x(left)} ${y(a)}L${x(right)} ${y(b)}V${y(b + thick)}L${x(left)} ${y(a + thick)}z`;
  };
  const each = (step: number, first: number) =>
    Array.from({ length: Math.floor((right - left) / step) }, (_, index) => left + first + index * step);
  switch (layer.id) {
    case 'road':
      return (
        <>
          <path className={css.asphalt} d={strip(0, 0.16)} />
          <path className={css.stone} d={strip(0.16, 0.2)} />
          <path fill="url(#gravel)" d={strip(0.16, 0.2)} />
        </>
      );
    case 'telecom':
      return (
        <path
          className={css.pipe}
          d={ductsOf(layer)
            .map(([top, thick]) => strip(top, thick))
            .join('')}
        />
      );
    case 'power':
      return (
        <>
          <path className={css.tiles} d={`M${x(left)} ${y(0.84)}H${x(right)}`} />
          <path className={css.cable} d={strip(0, layer.diameter)} />
          <path
            className={css.cable}
            d={`M${x(30) - 22} ${y(0.85)}h44v25h-44zM${x(102) + 11} 0h6V${y(0.9)}h-6z`}
          />
        </>
      );
    case 'water':
      return (
        <>
          <path className={css.branch} d={[21, 46, 95].map((at) => `M${x(at)} ${y(1.15)}V2`).join('')} />
          <path className={css.pipe} d={strip(0, layer.diameter)} />
          <path
            className={css.joint}
            d={each(6, 3)
              .map((at) => `M${x(at) - 4} ${y(1.13)}h8v41h-8z`)
              .join('')}
          />
          <path className={css.chamber} d={`M${x(54.25) - 20} 4h40V${y(1.55)}h-40z`} />
          <path
            className={css.valve}
            d={`M${x(54.25) - 12} ${y(1.09)}l24 50v-50l-24 50zM${x(54.25) - 1.5} ${y(1.3)}V${y(0.6)}h-8v-3h19v3h-8V${y(1.3)}z`}
          />
        </>
      );
    case 'storm':
      return (
        <>
          <path
            className={css.gully}
            d={[24, 48, 87, 114]
              .map((at) => `M${x(at)} 8V${y(0.7)}L${x(at + 2.5)} ${y(crownAt(layer, at + 2.5)) + 8}`)
              .join('')}
          />
          <path className={css.pipe} d={strip(0, layer.diameter)} />
          <path className={css.flow} d={strip(0.65, 0.25)} />
        </>
      );
    default:
      return (
        <>
          <path
            className={css.pipe}
            d={each(30, 12)
              .map((at) => `M${x(at) - 8} 2h16V${y(crownAt(layer, at) + 0.5)}h-16z`)
              .join('')}
          />
          <path className={css.pipe} d={strip(0, layer.diameter)} />
        </>
      );
  }
}
