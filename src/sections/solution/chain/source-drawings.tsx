import type { CaseChain } from '../../../content/instruments/case-chain.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import css from './source-drawings.module.css';

/** Traffic of one host by the hour of a day, in tenths; the second hour has something new on top. */
const traffic = [3, 3, 4, 3, 4, 3, 5, 7, 9, 11, 13, 14, 15, 15, 14, 13, 12, 10, 8, 7, 6, 5, 4, 3];
const newAt = 2;
const partners = [
  [50, 30],
  [44, 62],
  [74, 88],
  [96, 44],
  [246, 28],
  [252, 66],
  [218, 90],
  [200, 42],
] as const;
const [meetX, meetY] = [148, 58];

/** A thumbnail of each source's data, in the order of the cards. */
export function sourceDrawings({ drawings }: CaseChain) {
  const [open, closed] = drawings.web;
  return [
    <svg key="network" className={css.drawing} data-drawing="light" viewBox="0 0 294 116" aria-hidden="true">
      <path
        className={css.quiet}
        d={traffic.map((high, hour) => `M${18 + hour * 10.9} 92h7v${-high * 3}h-7z`).join('')}
      />
      <path className={css.strong} d={`M${18 + newAt * 10.9} ${90 - (traffic[newAt] ?? 0) * 3}h7v-42h-7z`} />
      <text x="62" y="34">
        {drawings.network}
      </text>
      <path className={css.line} d="M18 92.5H276" />
    </svg>,
    <svg key="threat" className={css.drawing} data-drawing="light" viewBox="0 0 294 116" aria-hidden="true">
      <path className={css.line} d="M52 48h47M123 48h47M194 48h47" />
      {drawings.threat.map((name, index) => (
        <g key={name} transform={`translate(${40 + index * 71} 48)`}>
          {index === drawings.threat.length - 1 ? (
            <path className={css.strong} d={markShape(-12, -14, 28, 28)} />
          ) : (
            <circle className={css.node} r="12" />
          )}
          <text y="40" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <path className={css.bar} d="M146.5 28v40" />
    </svg>,
    <svg key="fusion" className={css.drawing} data-drawing="light" viewBox="0 0 294 116" aria-hidden="true">
      <path className={css.line} d={partners.map(([x, y]) => `M${x} ${y}L${meetX} ${meetY}`).join('')} />
      {partners.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={css.node} cx={x} cy={y} r="6" />
      ))}
      <circle className={css.strong} cx={meetX} cy={meetY} r="11" />
      <text x={meetX} y="34" textAnchor="middle">
        {drawings.fusion}
      </text>
    </svg>,
    <svg key="web" className={css.drawing} data-drawing="light" viewBox="0 0 294 116" aria-hidden="true">
      <path
        className={css.node}
        d={[0, 1, 2, 3, 4, 5]
          .map((page) => `M${18 + page * 22} 20h16v28h-16zM${18 + page * 22} 56h16v28h-16z`)
          .join('')}
      />
      <path
        className={css.hatched}
        d={[0, 1, 2, 3, 4, 5, 6, 7, 8].map((line) => `M${166 + line * 12} 84l14-64`).join('')}
      />
      <path className={css.line} d="M164 20h112v64H164z" />
      <text x="18" y="106">
        {open}
      </text>
      <text x="276" y="106" textAnchor="end">
        {closed}
      </text>
    </svg>,
  ];
}
