import type { Street } from '../../../content/instruments/street.ts';
import { fill } from '../../../ui/fill.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import css from './keys.module.css';
import { crownAt } from './permit.ts';
import { y } from './scale.ts';

interface KeysProps {
  content: Street;
  chosen: string;
  focused: boolean;
  onChoose: (id: string) => void;
}

/** The depth scale, with each layer's name at its depth: the visible form of the radio group. */
export function Keys({ content, chosen, focused, onChoose }: KeysProps) {
  const metres = Array.from({ length: content.deepest * 2 + 1 }, (_, index) => index / 2);
  return (
    <svg
      className={css.keys}
      data-drawing="light"
      width="240"
      height="870"
      viewBox="-48 -250 240 870"
      aria-hidden="true"
    >
      <g className={css.ruler}>
        <path className={css.staff} d={`M-48 0h34V${y(content.deepest)}h-34z`} />
        <path
          d={`M-20 0V${y(content.deepest)}${metres.map((at) => `M-20 ${y(at)}h${at % 1 ? 8 : 14}`).join('')}`}
        />
        {metres
          .filter((at) => at % 1 === 0)
          .map((at) => (
            <text
              key={at}
              className={at === 0 ? css.surface : undefined}
              data-drawing={at === 0 ? 'ink' : undefined}
              x="-28"
              y={at ? y(at) + 5 : -5}
            >
              {at} m
            </text>
          ))}
      </g>
      {content.layers.map((layer) => {
        const on = layer.id === chosen;
        const wide = on ? 168 : 146;
        const middle =
          y(crownAt(layer, 8) + Math.min(layer.diameter / 2, 0.45)) - (layer.id === 'road' ? 4 : 0);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a pointer shortcut for an existing radio button
          <g
            key={layer.id}
            className={`${css.key} ${on ? css.on : ''} ${on && focused ? css.focused : ''}`}
            transform={`translate(8 ${middle})`}
            onClick={() => onChoose(layer.id)}
          >
            <path className={css.reach} d="M-8-22h190v44H-8z" />
            <path className={css.shape} d={markShape(0, -15, wide + 15, 30)} />
            <path className={css.narrowShape} d={markShape(0, -16, layer.name.length > 8 ? 108 : 86, 32)} />
            <text x="12" y="5.5">
              {layer.name}
            </text>
            <text className={css.depth} x={wide - 2} y="5.5">
              {fill(content.words.depthOf, { depth: layer.crown.start.toFixed(2) })}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
