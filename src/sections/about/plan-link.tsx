import type { ReactNode } from 'react';
import { markShape } from '../../ui/mark-shape.ts';
import css from './company-plan.module.css';

interface PlanLinkProps {
  /** Of the section it leads to. */
  id: string;
  name: string;
  nth: number;
  at: readonly [x: number, y: number];
  /** Its number is light on ink; else ink on light. */
  isLight?: boolean;
  children: ReactNode;
}

/** A part of the plan with its number: it leads to the section about it. */
export function PlanLink({ id, name, nth, at: [x, y], isLight = false, children }: PlanLinkProps) {
  return (
    <a href={`#${id}`} className={css.part} aria-label={name}>
      {children}
      <g className={isLight ? css.light : css.dark}>
        <path d={markShape(x, y, 38, 28)} />
        <text x={x + 16} y={y + 20}>
          {nth}
        </text>
      </g>
    </a>
  );
}
