/*
 * Every colour of the drawings, by name. Site tokens keep their names; shades in between are named by lightness (per
 * mille). When a token changes, the shades nearest to it change with it. No other file here has colour values.
 */
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { propertyOf } from './token-property.ts';

/** The token values the drawings were designed with. */
const drawnWith = {
  ink950: '#05141b',
  ink900: '#0a1f29',
  ink800: '#123240',
  ink700: '#1d4252',
  ink600: '#2a4d5b',
  slate600: '#3e5963',
  slate500: '#55707b',
  line300: '#bfcdd2',
  line200: '#dae3e6',
  mist100: '#ebf1f3',
  mist50: '#f5f8f9',
  white: '#ffffff',
  ice: '#dce8ec',
  signal: '#ffb21a',
  signalLit: '#ffc247',
  drawingLine: '#8caab8',
} as const;

const between = {
  steel206: '#071a22',
  steel207: '#081a22',
  steel219: '#091d27',
  steel235: '#0a212c',
  steel238: '#0a222c',
  steel239: '#0b222c',
  steel243: '#0b232e',
  steel247: '#0b2430',
  steel250: '#0c2530',
  steel262: '#0d2833',
  steel268: '#0e2a33',
  steel270: '#0f2a36',
  steel271: '#0e2a37',
  steel272: '#0d2a38',
  steel274: '#0f2b37',
  steel304: '#133341',
  steel324: '#1c3844',
  steel326: '#163948',
  steel327: '#16394a',
  steel334: '#183b4a',
  steel362: '#1c4353',
  steel365: '#1e4452',
  steel386: '#214a59',
  steel394: '#234c5c',
  steel414: '#265262',
  steel417: '#29535f',
  steel421: '#36525e',
  steel446: '#2e5b6a',
  steel464: '#34606f',
  steel475: '#3e6272',
  steel485: '#3a6675',
  steel500: '#45697a',
  steel505: '#3f6c7b',
  steel512: '#2f6f8a',
  steel542: '#4e7686',
  steel553: '#587885',
  steel555: '#54798a',
  steel564: '#4f7d8f',
  steel572: '#52808f',
  steel591: '#5e8495',
  steel638: '#6d92a1',
  steel668: '#7c9aa6',
  steel704: '#88a5b0',
  steel722: '#8cabb8',
  steel723: '#8dabb7',
  amber730: '#e29500',
  steel733: '#8dafbc',
  steel750: '#97b3bf',
  steel766: '#9db8c3',
  steel782: '#a3bdc7',
  steel787: '#a6bec8',
  steel794: '#a9c0ca',
  steel801: '#a9c3cd',
  steel804: '#adc3cd',
  amber814: '#ffb02a',
  steel817: '#b3c7ce',
  steel819: '#b3c8d0',
  steel825: '#b4cad3',
  steel834: '#b9ccd5',
  amber840: '#ffbe3a',
  steel841: '#b9cfd8',
  amber845: '#ffc04a',
  steel850: '#bfd1d9',
  steel851: '#c0d1d9',
  steel852: '#b9d3dc',
  steel854: '#bfd3db',
  steel855: '#a8d8ea',
  steel859: '#c3d4db',
  amber861: '#ffc766',
  steel866: '#c6d6dd',
  amber868: '#ffcb63',
  steel885: '#cddce2',
  steel895: '#d1dfe5',
  steel896: '#d3dfe2',
  steel897: '#d2dfe5',
  steel902: '#d5e1e5',
  steel910: '#cfe6ee',
  steel928: '#dfe9ed',
  steel940: '#e4edf0',
  steel951: '#e9f0f3',
  amber959: '#fff0d0',
  steel960: '#e6f4ff',
  steel964: '#eff4f5',
} as const;

type Token = keyof typeof drawnWith;
type Shade = Token | keyof typeof between;

const tokens = Object.keys(drawnWith) as Token[];

/** The value of each name for the tokens of a stylesheet. */
export function shadesOf(stylesheet: Uint8Array): Record<Shade, string> {
  const values = coloursOf(stylesheet);
  const now = (token: Token) => {
    const property = propertyOf(token);
    const value = values.get(property);
    if (!value) throw new Error(`src/styles/tokens.css does not give ${property} a colour`);
    return value;
  };
  const moved = (shade: string) => {
    const nearest = tokens.reduce((best, token) =>
      distance(shade, drawnWith[token]) < distance(shade, drawnWith[best]) ? token : best,
    );
    const [was, is] = [channels(drawnWith[nearest]), channels(now(nearest))];
    return asHex(channels(shade).map((value, index) => value + (is[index] ?? 0) - (was[index] ?? 0)));
  };
  return Object.fromEntries([
    ...tokens.map((token) => [token, now(token)]),
    ...Object.entries(between).map(([name, shade]) => [name, moved(shade)]),
  ]);
}

export const shades = shadesOf(readFileSync(new URL('../src/styles/tokens.css', import.meta.url)));

/** Custom properties with a colour value, as #rrggbb; values under other settings are not drawn. */
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
          found.set(name, asHex([r, g, b]));
        },
      },
    },
  });
  return found;
}

function channels(value: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}

function asHex(values: number[]): string {
  const within = values.map((value) => Math.round(Math.min(255, Math.max(0, value))));
  return `#${within.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}
