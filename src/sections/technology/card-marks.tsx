import type { ReactNode } from 'react';
import type { LinkableFeature } from '../../content/schema.ts';
import { Flag, FlagShape } from '../shared/flag.tsx';
import css from './card-marks.module.css';

export interface CardNumber {
  number: number;
  anchor: string;
  title: string;
}

type Card = LinkableFeature & { mark?: string };

/** The cards by the position of their number on the drawing. */
export function marksOf<MarkedCard extends Card>(cards: readonly MarkedCard[]) {
  const marks: Partial<Record<NonNullable<MarkedCard['mark']>, CardNumber>> = {};
  for (const [index, { mark, anchor, title }] of cards.entries())
    if (mark) marks[mark as NonNullable<MarkedCard['mark']>] = { number: index + 1, anchor, title };
  return marks;
}

/** A card's number on the drawing, linked to the card. */
export function Mark({ card }: { card: CardNumber | undefined }) {
  if (!card) return null;
  return (
    <a className={css.mark} href={`#${card.anchor}`} aria-label={card.title} data-mark={card.number}>
      <Flag number={card.number} onInk />
    </a>
  );
}

/** The same inside a drawing. */
export function DrawnMark({ card, x, y }: { card: CardNumber | undefined; x: number; y: number }) {
  if (!card) return null;
  return (
    <a className={css.drawn} href={`#${card.anchor}`} aria-label={card.title} data-mark={card.number}>
      <path className={css.touch} d={`M${x} ${y}m-22-22h44v44h-44z`} />
      <g className={css.flag}>
        <FlagShape number={card.number} x={x} y={y} onInk />
      </g>
    </a>
  );
}

interface MarkedDrawingProps {
  className: string | undefined;
  viewBox: string;
  /** Over everything else. */
  marks: ReactNode;
  children: ReactNode;
}

/** A drawing with its numbers. The page describes it, so only the numbers are read out. */
export function MarkedDrawing({ className, viewBox, marks, children }: MarkedDrawingProps) {
  const unread = { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the figure around it has the name
    <svg className={className} viewBox={viewBox}>
      <g {...unread}>{children}</g>
      {marks}
    </svg>
  );
}
