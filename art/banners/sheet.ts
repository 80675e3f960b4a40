/** What the banners of the inner pages share: the sheet they are drawn on and its few tones. */

export const WIDTH = 720;
export const HEIGHT = 520;

/** Tones for an ink-950 ground, from its own darkness up to light; the signal appears once per banner. */
export const tone = {
  ground: '#05141B',
  floor: '#0A1F29',
  screen: '#123240',
  block: ['#0F2B37', '#0C2530', '#133341'],
  raised: '#1D4252',
  roof: '#34606F',
  line: '#3E6272',
  quiet: '#5E8495',
  soft: '#8DAFBC',
  light: '#B9CFD8',
  ice: '#DCE8EC',
  signal: '#FFB21A',
} as const;

export function sheet(...body: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">${body.join('')}</svg>`;
}

/** The house's shape: square at its start, round at its end. */
export function d(x: number, y: number, width: number, height: number): string {
  const r = height / 2;
  return `M${x} ${y}h${width - r}a${r} ${r} 0 0 1 0 ${height}h${r - width}z`;
}
