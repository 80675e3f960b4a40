/* Lists the other occurrences of a changed figure and asks which of them to update. */
import type { Text } from '../api.ts';
import type { Part } from '../content-value.ts';
import { changedFigure, type FigureChange, ownWords } from '../figure-change.ts';
import type { FigurePlace } from '../figures.ts';
import { ask } from './ask.ts';

export interface FigureQuestion {
  figure: FigureChange;
  places: FigurePlace[];
}

export async function figureElsewhere(
  { file, path, parts: before }: Pick<Text, 'file' | 'path' | 'parts'>,
  parts: Part[],
): Promise<FigureQuestion | undefined> {
  const figure = changedFigure(ownWords(before), ownWords(parts));
  if (!figure) return undefined;
  const { places } = await ask<{ places: FigurePlace[] }>('figure-places', {
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
export function choiceOf({ name, said }: FigurePlace, { before }: FigureChange): string {
  const at = Math.max(said.search(before.replace(/[+%]$/, '')) - 20, 0);
  return `${name}: ‘${said.length > 60 ? `${at > 0 ? '…' : ''}${said.slice(at, at + 50)}…` : said}’`;
}

export const savedSentence = (places: FigurePlace[]) =>
  places.some(({ path }) => path.includes('drawing'))
    ? `Saved in ${places.length + 1} places. Its drawing follows once it is drawn again.`
    : `Saved in ${places.length + 1} places.`;
