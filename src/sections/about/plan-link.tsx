import type { ReactNode } from 'react';
import { markShape } from '../../ui/mark-shape.ts';
import css from './company-plan.module.css';

interface PlanLinkProps {
  /** The number of the section it links to. */
  id: string;
  name: string;
  nth: number;
  at: readonly [x: number, y: number];
  /** Its number is light on a dark background; otherwise dark on light. */
  isLight?: boolean;
  children: ReactNode;
}

/** A numbered part of the plan that links to its section. */
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
