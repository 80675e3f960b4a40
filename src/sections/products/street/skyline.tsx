import { disc } from '../../../ui/disc.ts';
import { x } from './scale.ts';
import css from './skyline.module.css';

/** Metres along, width and height of the houses of one stretch of 120 m. */
const houses = [
  [0, 9, 10.5],
  [9.6, 13, 13.5],
  [23, 7, 7],
  [31, 12, 16.5],
  [44, 8, 10],
  [53, 11, 13.5],
  [65, 9, 7],
  [75, 14, 16.5],
  [90, 8, 10],
  [99, 10, 13.5],
  [110, 9.6, 10],
] as const;
const trees = [3, 28, 49, 88, 112];
const lamps = [8, 32, 56, 96, 116];

/** A street by night. It is the same beyond both ends, where only wide windows see it. */
export function Skyline() {
  return (
    <g data-drawing="ink">
      <g id="street-front">
        <path
          className={css.house}
          d={houses.map(([at, wide, high]) => box(x(at), wide * 12, high * 12)).join('')}
        />
        <path className={css.dark} d={windows(false)} />
        <path className={css.lit} d={windows(true)} />
        <path className={css.trunk} d={trees.map((at) => `M${x(at)} 0v-34`).join('')} />
        <path className={css.tree} d={trees.map((at) => disc(x(at), -58, 30)).join('')} />
        <path
          className={css.beam}
          data-screen=""
          d={lamps.map((at) => `M${x(at) + 33}-103h14l34 103h-82z`).join('')}
        />
        <path className={css.post} d={lamps.map((at) => `M${x(at)} 0v-96q0-10 10-10h26`).join('')} />
        <path className={css.lamp} d={lamps.map((at) => `M${x(at) + 32}-108h16v5h-16z`).join('')} />
      </g>
      <use href="#street-front" x={x(-120)} />
      <use href="#street-front" x={x(120)} />
      <g className={css.bus} transform={`translate(${x(33)} -41)`}>
        <path d="M0 0h132a12 12 0 0 1 12 12v24H0z" />
        <path
          className={css.pane}
          d="M8 6h20v12H8zM34 6h20v12H34zM60 6h20v12H60zM86 6h20v12H86zM113 6h18a8 8 0 0 1 8 8v6h-26z"
        />
        <path className={css.wheel} d={disc(30, 35, 6) + disc(112, 35, 6)} />
      </g>
      <path className={css.bin} d={`M${x(60)} 0v-15h13v15zM${x(60) - 2}-18h17v3h-17z`} />
      <path className={css.meter} d={`M${x(20.4)}-22h10v14h-10z`} />
      <path className={css.kiosk} d={`M${x(102)} 0v-30h30v30z`} />
    </g>
  );
}

const box = (left: number, width: number, height: number) => `M${left} 0v${-height}h${width}v${height}z`;

/** The same windows are lit every time, because the drawing is prerendered. */
function windows(lit: boolean): string {
  return houses
    .flatMap(([at, wide, high], house) =>
      Array.from({ length: Math.floor(high / 3.2) }, (_, floor) =>
        Array.from({ length: Math.floor(wide / 2.2) }, (_, column) =>
          (house * 7 + floor * 5 + column * 11) % 10 < 3 === lit
            ? `M${x(at) + 10 + column * 26} ${Math.round(-34 - floor * 38.4)}h12v18h-12z`
            : '',
        ),
      ),
    )
    .flat()
    .join('');
}
