/* Finds the figure, such as '450+' or '1,200', that an edit replaced by another. */
import type { Part } from './content-value.ts';

export interface FigureChange {
  before: string;
  after: string;
}

export const figurePattern = /\d+(?:[.,]\d+)*[+%]?/g;
export const figuresIn = (text: string): string[] => text.match(figurePattern) ?? [];
export const numberOf = (figureText: string) => figureText.replace(/[+%]$/, '');

/** Only if one figure was replaced by one other; a single digit is too common to look for. */
export function changedFigure(before: string, after: string): FigureChange | undefined {
  const [gone, come] = [
    without(figuresIn(before), figuresIn(after)),
    without(figuresIn(after), figuresIn(before)),
  ];
  const [was, is] = [gone[0], come[0]];
  return gone.length === 1 && come.length === 1 && was && is && was.length > 1
    ? { before: was, after: is }
    : undefined;
}

function without(figures: string[], others: string[]): string[] {
  const left = [...others];
  return figures.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The literal text, without the names from Brand. */
export const literalText = (parts: Part[]) => parts.filter((part) => typeof part === 'string').join(' ');
