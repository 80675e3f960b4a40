/* Finds what must be made again: data sheets, pictures, colours, translations, security.txt. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isOurs, record } from '../../art/drawn.ts';
import { filmIngredients } from '../../art/film-ingredients.ts';
import { ingredients, pieces } from '../../art/pieces.ts';
import founder from '../../src/content/company/founder.ts';
import type { DataSheet } from '../../src/content/data-sheets/schema.ts';
import type { EditionContent } from '../../src/content/edition-schema.ts';
import { findLowContrast } from '../contrast.ts';
import { type LaunchProblem, lineOf } from './finding.ts';

const daysBeforeExpiry = 30;

/** Data sheets whose page has changed since their issue date. */
export function findStaleIssues(
  issued: readonly DataSheet[],
  changedOn: (product: DataSheet['product']) => string,
): LaunchProblem[] {
  return issued.flatMap(({ product, number, issue }) => {
    const day = changedOn(product).slice(0, 10);
    const problem = `is of ${issue.date}, but its page was changed on ${day}: give the sheet a new issue number`;
    const file = 'src/content/data-sheets/sheets.ts';
    return day > issue.date ? [{ file, line: 1, field: number, problem }] : [];
  });
}

/** Pictures whose name, colours or letters are outdated, and the placeholder portrait. */
export function findDrawings(): LaunchProblem[] {
  const stale = Object.entries(pieces)
    .filter(([name, piece]) => record.pieces[name] !== ingredients(piece))
    .map(([name]) => ({
      file: 'art/drawn.json',
      line: 1,
      field: name,
      problem: `is drawn for another brand, other colours, letters or texts: npm run draw -- ${name}`,
    }));
  if (record.pieces.film !== filmIngredients()) {
    stale.push({
      file: 'art/drawn.json',
      line: 1,
      field: 'film',
      problem: 'is drawn in other colours: npm run draw:film',
    });
  }
  const portrait = `public${founder.portrait.src}`;
  const isDrawn = portrait in record.files && isOurs(portrait);
  const drawn = { file: portrait, line: 1, field: 'portrait', problem: 'is a drawing, not the founder' };
  return isDrawn ? [...stale, drawn] : stale;
}

export function findColours(): LaunchProblem[] {
  const file = 'src/styles/tokens.css';
  const source = readFileSync(file, 'utf8');
  return findLowContrast(Buffer.from(source)).map(({ token, problem }) => ({
    file,
    line: lineOf(source, `${token}:`),
    field: token,
    problem,
  }));
}

/** Only a person can judge whether a translation reads well. */
export async function findUnread(): Promise<LaunchProblem[]> {
  const files = globSync('src/content/*/edition.ts').sort();
  const tables = files.map(async (file) => {
    const { default: table } = (await import(pathToFileURL(resolve(file)).href)) as {
      default: EditionContent;
    };
    const problem = 'is empty: a native speaker must read every page, SVG lettering included, before launch';
    return table.readBy ? [] : [{ file, line: 1, field: 'readBy', problem }];
  });
  return (await Promise.all(tables)).flat();
}

export function findExpiry(file: string, source: string, now: Date): LaunchProblem[] {
  const expires = new Date(source.match(/^Expires:\s*(\S+)/m)?.[1] ?? Number.NaN);
  const daysLeft = (expires.getTime() - now.getTime()) / 86_400_000;
  if (daysLeft > daysBeforeExpiry) return [];
  const problem = `is missing, past or within ${daysBeforeExpiry} days: build again`;
  return [{ file, line: lineOf(source, 'Expires:'), field: 'Expires', problem }];
}
