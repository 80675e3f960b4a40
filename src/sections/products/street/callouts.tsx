import { Fragment } from 'react';
import type { Permit, Street } from '../../../content/instruments/street.ts';
import { disc } from '../../../ui/disc.ts';
import { fill } from '../../../ui/fill.ts';
import css from './callouts.module.css';
import { crownAt } from './permit.ts';
import { cardFrom, x, y } from './scale.ts';

interface CalloutsProps {
  content: Street;
  permit: Permit;
  chosen: string;
}

/** The drawing's text: functions above the street, labels of layers, bores, the permit's line, the scale. */
export function Callouts({ content, permit, chosen }: CalloutsProps) {
  const { above, bores } = content;
  const forward = content.layers.find(({ id }) => id === chosen);
  const falling = content.layers.filter(({ crown }) => crown.fall > 0);
  const lead = Math.max(permit.from + 1, permit.to - 2.5);
  // A trench dug before the card has no line to it.
  const isUnderCard = lead > cardFrom;
  return (
    <>
      <g className={css.above}>
        {/* Before the dark sky. */}
        <g data-drawing="ink">
          <path
            className={css.pointer}
            d={above.map(({ at, height, lift }) => `M${x(at)} ${-lift + 30}V${-height}`).join('')}
          />
          <path className={css.dot} d={above.map(({ at, height }) => disc(x(at), -height, 3.5)).join('')} />
          {above.map(({ title, note, at, lift }) => (
            <Fragment key={title}>
              <text className={css.title} x={x(at) - 1} y={-lift}>
                {title}
              </text>
              <text className={css.note} x={x(at) - 1} y={-lift + 20}>
                {note}
              </text>
            </Fragment>
          ))}
          {isUnderCard && <path className={css.lead} d={`M${x(lead)}-250V-8`} />}
        </g>
        {isUnderCard && forward && crownAt(forward, permit.to) < permit.depth && (
          <path className={css.leadDown} d={`M${x(lead)} 0V${y(crownAt(forward, permit.to))}`} />
        )}
        <path className={css.bore} d={bores.map(({ at, depth }) => `M${x(at)} ${y(depth)}V620`).join('')} />
        <path className={css.boreEnd} d={bores.map(({ at, depth }) => disc(x(at), y(depth), 5)).join('')} />
        <path className={css.scale} d={`M${x(87)} ${y(4.6) - 6}v6h240v-6m-120 2v4`} />
        <text className={css.scaleWords} x={x(87) - 4} y={y(4.6) + 20}>
          {content.words.scaleStart}
        </text>
      </g>
      <text className={`${css.scaleWords} ${css.scaleNote}`} x={x(107)} y={y(4.6) + 20}>
        {content.words.scale}
      </text>
      {falling.map((layer) => (
        <text
          key={layer.id}
          className={`${css.onPipe} ${layer.id === chosen ? css.onInk : ''}`}
          transform={`translate(${x(39.5)} ${y(crownAt(layer, 39.5) + layer.diameter * 0.45) + 5}) rotate(${Math.round((Math.atan(layer.crown.fall * 10) * 1800) / Math.PI) / 10})`}
        >
          {layer.line}
        </text>
      ))}
      {forward && (
        <text
          className={css.noteBelow}
          x={x(forward.note.at)}
          y={noteY(forward.id, crownAt(forward, forward.note.at), forward.diameter)}
        >
          {fill(content.words.surveyed, { text: forward.note.text, year: forward.lastSurvey })}
        </text>
      )}
    </>
  );
}

/** Shallow layers have their labels above; the road's is below, on the ducts. */
function noteY(id: string, crown: number, diameter: number): number {
  if (id === 'road') return y(0.36) + 14;
  return crown < 1 && crown > 0.6 ? y(crown) - 15 : y(crown + diameter) + 22;
}
