import type { Runbook as RunbookContent } from '../../../content/services/sheets.ts';
import { fill } from '../../../ui/fill.ts';
import { Bars, left, right, Step, Words } from './parts.tsx';
import css from './service-sheet.module.css';

/** The on-call steps, and how long each restore took. */
export function Runbook({ steps, done, command, drillsTitle, drills, unit }: RunbookContent) {
  return (
    <>
      {steps.map((step, index) => (
        <g key={step}>
          <Step x={left} y={96 + index * 31} number={index + 1} done={index < done} />
          <Words x={54} y={101 + index * 31}>
            {step}
          </Words>
          <path className={css.hair} d={`M54 ${111.5 + index * 31}H${right}`} />
        </g>
      ))}
      <path className={css.solid} d={`M${left} 252H${right}v32H${left}z`} />
      <Words x={32} y={273} look="white">
        {command}
      </Words>
      <Words x={left} y={322} look="bold">
        {drillsTitle}
      </Words>
      <Bars bars={drills} top={352} step={30} from={96} scale={3.6} text={(n) => fill(unit, { n })} />
    </>
  );
}
