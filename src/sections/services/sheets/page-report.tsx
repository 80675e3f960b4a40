import type { PageReport as PageReportContent } from '../../../content/services/sheets.ts';
import { Bars, left, Step, Words } from './parts.tsx';
import css from './service-sheet.module.css';

const places = [
  [28, 294],
  [76, 294],
  [124, 294],
  [28, 330],
  [28, 362],
  [28, 398],
] as const;

/** A page's weight and its tab order. */
export function PageReport({ weightTitle, weights, orderTitle, checks }: PageReportContent) {
  return (
    <>
      <Words x={left} y={100} look="bold">
        {weightTitle}
      </Words>
      <Bars bars={weights} top={126} step={25} from={92} scale={3} text={(value) => value} />
      <Words x={left} y={264} look="bold">
        {orderTitle}
      </Words>
      <path className={css.pale} d={`M${left} 276H180v34H${left}z`} />
      <path className={css.open} d={`M${left} 276H180v146H${left}z`} />
      <path className={css.hair} d="M62 320h106v20H62zM62 352h106v20H62zM62 388h60v20H62z" />
      {places.map(([x, y], index) => (
        <Step key={`${x} ${y}`} x={x} y={y} number={index + 1} done />
      ))}
      {checks.map(([name, result], index) => (
        <g key={name}>
          <Words x={200} y={292 + index * 48}>
            {name}
          </Words>
          <Words x={200} y={312 + index * 48} look="bold">
            {result}
          </Words>
        </g>
      ))}
    </>
  );
}
