/*
 * The drawings' colours follow the tokens. They were drawn in the house's palette, in shades between its
 * tokens; where a token has another value now, each shade moves as the token nearest to it has moved.
 */
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';

/** The values the drawings were made with. */
export const drawnWith = {
  'ink-950': '#05141b',
  'ink-900': '#0a1f29',
  'ink-800': '#123240',
  'ink-700': '#1d4252',
  'ink-600': '#2a4d5b',
  'slate-600': '#3e5963',
  'slate-500': '#55707b',
  'line-300': '#bfcdd2',
  'line-200': '#dae3e6',
  'mist-100': '#ebf1f3',
  'mist-50': '#f5f8f9',
  white: '#ffffff',
  ice: '#dce8ec',
  signal: '#ffb21a',
  'signal-lit': '#ffc247',
  'drawing-line': '#8caab8',
} as const;

export type Token = keyof typeof drawnWith;

const values = coloursOf(readFileSync(new URL('../src/styles/tokens.css', import.meta.url)));
const tokens = Object.keys(drawnWith) as Token[];

/** A token's value now. */
export function colour(token: Token): string {
  const value = values.get(`--${token}`);
  if (!value) throw new Error(`src/styles/tokens.css does not give --${token} a colour`);
  return value;
}

/** Custom properties with a colour for a value, as #rrggbb; what other settings make of them is not drawn. */
function coloursOf(stylesheet: Uint8Array): Map<string, string> {
  const found = new Map<string, string>();
  transform({
    filename: 'tokens.css',
    code: stylesheet,
    visitor: {
      Declaration: {
        custom({ name, value: [first] }) {
          if (found.has(name) || first?.type !== 'color' || typeof first.value === 'string') return;
          if (first.value.type !== 'rgb') return;
          const { r, g, b } = first.value;
          found.set(name, `#${[r, g, b].map(hex).join('')}`);
        },
      },
    },
  });
  return found;
}

/** All of them, for the record of what a picture was drawn with. */
export const palette = Object.fromEntries(tokens.map((token) => [token, colour(token)]));

const moved = tokens.filter((token) => colour(token).toLowerCase() !== drawnWith[token]);

/** Every colour of a drawing as the tokens have it now. */
export function inPalette(drawing: string): string {
  if (moved.length === 0) return drawing;
  return drawing.replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, (shade) => {
    const whole = shade.length === 4 ? shade.replace(/[0-9a-f]/gi, '$&$&') : shade;
    const nearest = tokens.reduce((best, token) =>
      distance(whole, drawnWith[token]) < distance(whole, drawnWith[best]) ? token : best,
    );
    const [was, is] = [channels(drawnWith[nearest]), channels(colour(nearest))];
    const shifted = channels(whole).map((value, index) => value + (is[index] ?? 0) - (was[index] ?? 0));
    return `#${shifted.map((value) => hex(value)).join('')}`;
  });
}

function channels(value: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}

function hex(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}

function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}
