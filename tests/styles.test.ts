/* Rules for stylesheets that Stylelint does not have (stylelint.config.js). */
import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';

const all = globSync('src/**/*.css');
const stylesheets = all.filter((file) => !file.endsWith('/tokens.css'));

/** Every colour literal in a stylesheet, anywhere in a value. */
function coloursIn(css: string): string[] {
  const found: string[] = [];
  const words: string[] = [];
  transform({
    filename: 'stylesheet.css',
    code: Buffer.from(css),
    visitor: {
      Color(color) {
        if (isSpelled(color)) found.push(JSON.stringify(color));
        return color;
      },
      // In a custom property or a function with `var()` a colour name is an unparsed token.
      Token: {
        ident({ value }) {
          words.push(value);
        },
      },
    },
  });
  return [...found, ...words.filter(isColourName)];
}

/** currentColor, transparent and system colours are allowed. */
function isSpelled(color: unknown): boolean {
  if (typeof color === 'string') return false;
  const { type, alpha } = color as { type: string; alpha?: number };
  return type !== 'currentcolor' && !(type === 'rgb' && alpha === 0);
}

function isColourName(word: string): boolean {
  if (!/^[a-z]+$/i.test(word)) return false;
  let isName = false;
  transform({
    filename: 'word.css',
    code: Buffer.from(`a { color: ${word} }`),
    visitor: {
      Color(color) {
        isName = isSpelled(color);
        return color;
      },
    },
  });
  return isName;
}

describe('only tokens contain colour values', () => {
  test.each([
    'color: #ff00ff',
    'color: #F0F',
    'color: rgb(1 2 3)',
    'background: hsl(20 50% 50% / 10%)',
    'border: 1px solid rebeccapurple',
    'outline-color: oklch(50% 0.2 30)',
    'color: color(display-p3 1 0 0)',
    '--own: hotpink',
    '--own: #123',
    'background: color-mix(in oklab, var(--ink-900) 50%, red)',
    'box-shadow: 0 0 2px rgb(0 0 0 / 20%)',
    'background: linear-gradient(var(--ice), white)',
    'color: light-dark(white, black)',
  ])('refused: %s', (declaration) => {
    expect(coloursIn(`a { ${declaration} }`)).not.toEqual([]);
  });

  test.each([
    'color: var(--ink-900)',
    'color: currentColor',
    'background: transparent',
    'border-color: CanvasText',
    'background: color-mix(in oklab, var(--ink-900) 50%, transparent)',
    'white-space: nowrap',
    'animation-name: tan-line',
  ])('allowed: %s', (declaration) => {
    expect(coloursIn(`a { ${declaration} }`)).toEqual([]);
  });

  test.each(stylesheets)('%s', (file) => {
    expect(coloursIn(readFileSync(file, 'utf8'))).toEqual([]);
  });
});

test('scripts use the same breakpoints', () => {
  const defined: string[] = readFileSync('src/styles/media.css', 'utf8').match(/\(width [^)]*\)/g) ?? [];
  const scripts = globSync('src/**/*.{ts,tsx,js}').filter((file) => !file.endsWith('.test.ts'));
  const used: string[] = scripts.flatMap(
    (file) => readFileSync(file, 'utf8').match(/\(width [<>]=? [\d.]+rem\)/g) ?? [],
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((query) => !defined.includes(query))).toEqual([]);
});

test.each([
  ['print', /@media[^{]*print/, 60],
  ['the visitor’s own colours', /forced-colors/, 25],
])('few stylesheets need rules for %s, since the roles of src/styles have them', (_, rule, most) => {
  expect(all.filter((file) => rule.test(readFileSync(file, 'utf8'))).length).toBeLessThanOrEqual(most);
});
