import { useId } from 'react';
import type { LinkState } from './case-state.ts';
import css from './chain-drawing.module.css';

interface ChainDrawingProps {
  links: { name: string; under: string; state?: string }[];
  states: LinkState[];
  /** The link whose entries are shown below. */
  chosen?: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Interlocking links: horizontal on a wide page, vertical on a phone, with names beside or inside them. */
export function ChainDrawing({ links, states, chosen }: ChainDrawingProps) {
  return (
    <div className={css.chain}>
      <Threaded className={css.lying} states={states} {...lying(links.length)} />
      <Threaded className={css.hanging} states={states} {...hanging(links.length)} />
      <ol className={css.names} data-paper="flat">
        {links.map(({ name, under, state }, index) => (
          <li
            key={name}
            className={`${css.name} ${css[states[index] ?? ''] ?? ''}`}
            data-chosen={index === chosen || undefined}
          >
            <b>{name}</b>
            <span className={css.under}>{under}</span>
            {state && (
              <span className={css.state} data-screen="">
                {state}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Shape {
  viewBox: string;
  thick: number;
  pathOf: (index: number) => string;
  /** Where a link passes over the next one. */
  overOf: (index: number) => string;
}

function Threaded({
  className,
  states,
  viewBox,
  thick,
  pathOf,
  overOf,
}: Shape & { className: string | undefined; states: LinkState[] }) {
  const id = useId();
  const link = (index: number) => (
    <>
      <path className={css.gap} d={pathOf(index)} strokeWidth={thick + 8} />
      <path
        className={`${css.link} ${css[states[index] ?? ''] ?? ''}`}
        d={pathOf(index)}
        strokeWidth={thick}
      />
    </>
  );
  const all = [...states.keys()];
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      {all.map((index) => (
        <g key={index}>{link(index)}</g>
      ))}
      {all.slice(0, -1).map((index) => (
        <g key={index}>
          <clipPath id={`${id}${index}`}>
            <path d={overOf(index)} />
          </clipPath>
          <g clipPath={`url(#${id}${index})`}>{link(index)}</g>
        </g>
      ))}
    </svg>
  );
}

function lying(count: number): Shape {
  const [wide, high, thick] = [240, 164, 17];
  const apart = (1248 - wide) / (count - 1);
  const radius = high / 2 - thick / 2;
  const left = (index: number) => round(thick / 2 + index * apart);
  const straight = wide - thick - 2 * radius;
  return {
    viewBox: '0 0 1248 168',
    thick,
    pathOf: (index) =>
      `M${left(index) + radius} 10h${straight}a${radius} ${radius} 0 0 1 0 ${2 * radius}h${-straight}a${radius} ${radius} 0 0 1 0 ${-2 * radius}z`,
    overOf: (index) => `M${round(left(index + 1) - thick)} -8h72v90h-72z`,
  };
}

function hanging(count: number): Shape {
  const [wide, high, apart] = [84, 108, 84];
  const radius = wide / 2;
  return {
    viewBox: `0 0 104 ${(count - 1) * apart + high + 30}`,
    thick: 13,
    pathOf: (index) =>
      `M${10 + wide} ${12 + radius + index * apart}a${radius} ${radius} 0 0 0 ${-wide} 0v${high - wide}a${radius} ${radius} 0 0 0 ${wide} 0z`,
    overOf: (index) => `M0 ${(index + 1) * apart - 8}h52v56H0z`,
  };
}
