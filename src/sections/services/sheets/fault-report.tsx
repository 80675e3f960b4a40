import type { FaultReport as FaultReportContent } from '../../../content/services/sheets.ts';
import { left, right, Words } from './parts.tsx';
import css from './service-sheet.module.css';

/** Where the fault shows, the steps that repeat it, and what was expected. */
export function FaultReport({ typed, steps, findings, again }: FaultReportContent) {
  return (
    <>
      <path
        className={css.pale}
        d={`M${left} 82H${right}V100H${left}zM34 114h126v11H34zM236 114h72v94h-72z`}
      />
      <path className={css.open} d={`M${left} 82H${right}V222H${left}zM34 138H206v28H34zM34 184h80v24H34z`} />
      <Words x={44} y={157}>
        {typed}
      </Words>
      <ellipse className={css.circled} cx="120" cy="152" rx="100" ry="24" />
      {steps.map((step, index) => (
        <g key={step}>
          <Words x={left} y={248 + index * 27} look="bold">
            {index + 1}
          </Words>
          <Words x={42} y={248 + index * 27}>
            {step}
          </Words>
        </g>
      ))}
      <path className={css.hair} d={`M${left} 317.5H${right}`} />
      {[...findings, again].map(([name, text], index) => (
        <g key={name}>
          <Words x={left} y={340 + index * 28} look="bold">
            {name}
          </Words>
          <Words x={122} y={340 + index * 28}>
            {text}
          </Words>
        </g>
      ))}
    </>
  );
}
