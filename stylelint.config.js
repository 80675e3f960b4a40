/*
 * Styles name tokens, never values of their own: text styles (src/styles/type.css), space, strokes, corners and layers
 * (tokens.css), widths (media.css). The message names the token to take.
 */

/** One length of a padding, margin or gap: a step, a named or computed length, or a share of the letters or the box. */
const length =
  '(0|auto|-1px|-?[\\d.]+(em|%)|var\\(--[\\w-]+\\)|calc\\(50% - 50vw\\)|(calc|min|max)\\(.*var\\(--.*\\))';
const lengths = new RegExp(`^${length}( ${length})*$`);

const textStyle = ['inherit', /^var\(--type-[\w-]+\) var\(--font\)$/];
const named = [/^var\(--[\w-]+\)$/];

const allowed = {
  font: textStyle,
  'font-size': ['var(--fitted)'],
  'font-stretch': ['inherit'],
  'font-weight': ['inherit', ...named],
  'letter-spacing': ['0', /^var\(--track-[\w-]+\)$/],
  'line-height': ['1', 'inherit', ...named],
  'stroke-width': ['0', ...named],
  'border-radius': ['0', '50%', '50% 50% 50% 0', 'inherit', 'var(--radius)', 'var(--d)'],
  'z-index': [/^var\(--z-[\w-]+\)$/],
  '/^(padding|margin|(row-|column-)?gap)/': [lengths],
};

const steps = [4, 8, 12, 16, 24, 32, 40, 60, 88, 136];
const strokes = { hair: 1, fine: 1.5, line: 2, 'strong-line': 3, halo: 6 };
const sizes = {
  mark: 15.5,
  small: 16,
  body: 17,
  heading: 21,
  lead: 22,
  'title-4': 28,
  figure: 33,
  'title-3': 40,
  'title-2': 56,
  'title-1': 96,
  display: 144,
};
const layers = { under: -1, raised: 1, over: 2, header: 10, notice: 20, skip: 30 };

const pixels = (value) => Math.abs(Number.parseFloat(value)) * (/\d(rem|em)\b/.test(value) ? 16 : 1);

function nearest(entries, value) {
  const distance = ([, one]) => Math.abs(one - value);
  return entries.reduce((best, one) => (distance(one) < distance(best) ? one : best))[0];
}

/** The token for a value that is spelled out. */
function tokenFor(property, value) {
  const literal = value.match(/-?\d*\.?\d+(rem|px|pt|mm)/)?.[0] ?? value;
  if (/^(padding|margin|(row-|column-)?gap)/.test(property))
    return `var(--space-${
      steps.indexOf(
        nearest(
          steps.map((step) => [step, step]),
          pixels(literal),
        ),
      ) + 1
    })`;
  if (property === 'stroke-width')
    return `var(--${nearest(Object.entries(strokes), pixels(literal))}), or a body of its own name`;
  if (property === 'font' || property === 'font-size')
    return `font: var(--type-${nearest(Object.entries(sizes), pixels(literal))}) var(--font)`;
  if (property === 'z-index') return `var(--z-${nearest(Object.entries(layers), Number(value))})`;
  return {
    'border-radius': 'var(--radius), var(--d) or 50%',
    'font-stretch': 'a text style (var(--type-label))',
    'font-weight': 'var(--weight-text) or var(--weight-strong)',
    'letter-spacing': 'var(--track-title), var(--track-display) or 0',
    'line-height': 'the text style’s own',
  }[property];
}

/** The desk is an application with sizes of its own (src/console/view/parts/tokens.css). */
const desk = {
  ...allowed,
  font: [...textStyle, '460 var(--desk-text) / 1.35 var(--font)'],
  'font-size': ['var(--fitted)', /^var\(--desk-[\w-]+\)$/],
  'font-stretch': ['normal', 'semi-condensed'],
  'font-weight': ['inherit', /^\d+$/, ...named],
  'letter-spacing': [...allowed['letter-spacing'], '0.02em'],
  'line-height': ['1', '1.2', '1.3', '1.5', '1.25rem', 'inherit', ...named],
};

const rules = (values) => ({
  'declaration-property-value-allowed-list': [
    values,
    {
      message: (property, value) => `${property}: ${value} names no token: take ${tokenFor(property, value)}`,
    },
  ],
  'media-feature-name-allowed-list': [
    ['/^--/', 'forced-colors', 'pointer', 'prefers-color-scheme', 'prefers-reduced-motion'],
    {
      message: (feature) => `${feature} names no width: take one of src/styles/media.css, as (--from-tablet)`,
    },
  ],
});

export default {
  ignoreFiles: [
    'dist/**',
    'src/styles/{tokens,type,themes,media,print,reset}.css',
    'src/styles/scripts/*.css',
  ],
  rules: rules(allowed),
  overrides: [{ files: ['src/console/**/*.css', 'src/city/*.css'], rules: rules(desk) }],
};
