/* Lists the other occurrences of a changed figure and asks which of them to update. */

import type { Part } from '../content-value.ts';
import { changedFigure, type FigureChange, literalText } from '../figure-change.ts';
import type { FigurePlace } from '../figures.ts';
import type { EditedText } from '../text-handlers.ts';
import { request } from './request.ts';

export interface FigureQuestion {
  figure: FigureChange;
  places: FigurePlace[];
}

export async function figureElsewhere(
  { file, path, parts: before }: Pick<EditedText, 'file' | 'path' | 'parts'>,
  parts: Part[],
): Promise<FigureQuestion | undefined> {
  const figure = changedFigure(literalText(before), literalText(parts));
  if (!figure) return undefined;
  const { places } = await request<{ places: FigurePlace[] }>('figure-places', {
    file,
    path,
    figure: figure.before,
  });
  return places.length > 0 ? { figure, places } : undefined;
}

export const questionOf = ({ figure, places }: FigureQuestion) =>
  places.length === 1
    ? `${figure.before} is also told in another place. Change it there too?`
    : `${figure.before} is also told in ${places.length} other places. Change them together?`;

/** A long sentence is shown from where the figure begins. */
export function choiceOf({ name, text }: FigurePlace, { before }: FigureChange): string {
  const at = Math.max(text.search(before.replace(/[+%]$/, '')) - 20, 0);
  return `${name}: ‘${text.length > 60 ? `${at > 0 ? '…' : ''}${text.slice(at, at + 50)}…` : text}’`;
}

export const savedSentence = (places: FigurePlace[]) =>
  places.some(({ path }) => path.includes('drawing'))
    ? `Saved in ${places.length + 1} places. Its drawing follows once it is drawn again.`
    : `Saved in ${places.length + 1} places.`;
