/* Names of the site's colours for the owner, and how legible they are on each other. */
import { contrast, everyPair, type Pair, type ReadToken } from '../prerender/contrast-pairs.ts';

/** The one stylesheet that names colours. */
export const stylesheet = 'src/styles/tokens.css';

export type Colours = Record<ReadToken, string>;

/** The first five make the brand. */
export const colourNames: Record<ReadToken, string> = {
  ink950: 'Banners',
  signal: 'Mark',
  ink900: 'Words and bars',
  slate600: 'Quiet words',
  mist100: 'Grey bands',
  ink800: 'Dark panels',
  ink700: 'Dark panels, lit',
  slate500: 'Edges of fields',
  mist50: 'Lightest band',
  white: 'Page',
  ice: 'Pale ground',
  signalLit: 'Mark, under the pointer',
  drawingLine: 'Lines of drawings',
};

export const tokens = Object.keys(colourNames) as ReadToken[];

export interface ContrastResult extends Pair {
  found: number;
}

/** The pair in which the colour has the least contrast. */
export function worstReading(token: ReadToken, colours: Colours): ContrastResult {
  const own = everyPair.filter(({ front, ground }) => front === token || ground === token);
  const readings = own.map((pair) => ({
    ...pair,
    found: contrast(colours[pair.front], colours[pair.ground]),
  }));
  return readings.reduce((worst, one) => (one.found / one.needed < worst.found / worst.needed ? one : worst));
}

export function describeContrast({ front, ground, needed, found }: ContrastResult): string {
  const pair = `${colourNames[front]} on ${colourNames[ground].toLowerCase()}: ${found.toFixed(1)} : 1`;
  return found < needed ? `${pair}, too near to be read. ${needed} is the least.` : `${pair}, easily read.`;
}

/** The nearest shade of the same hue with enough contrast to every other colour, if there is one. */
export function nearestReadable(token: ReadToken, colours: Colours): string | undefined {
  for (let share = 0.01; share <= 1; share += 0.01)
    for (const towards of [0, 255]) {
      const shade = mixed(colours[token], towards, share);
      const { found, needed } = worstReading(token, { ...colours, [token]: shade });
      if (found >= needed) return shade;
    }
  return undefined;
}

function mixed(colour: string, towards: number, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value + (towards - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
