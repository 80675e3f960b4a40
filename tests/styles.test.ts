/* Rules for stylesheets, checked with a CSS parser. */
import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';

const all = globSync('src/**/*.css');
const stylesheets = all.filter((file) => !file.endsWith('/tokens.css'));
const media = 'src/styles/media.css';

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

describe('spacing uses its tokens', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const spaces = [...tokens.matchAll(/--space-\d+: ([\d.]+)rem;/g)].map(([, rem]) => Number(rem));

  /** Literal lengths of paddings, margins and gaps; computed ones are not checked. */
  function spelledIn(css: string): string[] {
    const found: string[] = [];
    transform({
      filename: 'stylesheet.css',
      code: Buffer.from(css),
      drafts: { customMedia: true },
      visitor: {
        Declaration({ property, value }) {
          if (!/^(padding|margin|gap|row-gap|column-gap)/.test(property)) return;
          JSON.stringify(value, (_, part) => {
            if (part?.type === 'calc' || part?.type === 'function') return undefined;
            if (part?.unit === 'rem' && spaces.includes(part.value))
              found.push(`${property}: ${part.value}rem`);
            return part;
          });
        },
      },
    });
    return found;
  }

  test('refused and allowed', () => {
    expect(spelledIn('a { padding: 1rem 3px }')).not.toEqual([]);
    expect(spelledIn('a { margin-block-start: 0.5rem }')).not.toEqual([]);
    expect(spelledIn('a { gap: var(--space-4) 1.125rem; inline-size: 1rem }')).toEqual([]);
    expect(spelledIn('a { padding: clamp(1rem, 5vw, 2rem) }')).toEqual([]);
  });

  test.each(stylesheets)('%s', (file) => {
    expect(spelledIn(readFileSync(file, 'utf8'))).toEqual([]);
  });
});

describe('breakpoints are defined in media.css only', () => {
  /** Comments may mention widths. */
  const widthsIn = (css: string) =>
    css.replace(/\/\*.*?\*\//gs, '').match(/@media[^{]*\b(width|inline-size)\b[^{]*/g) ?? [];

  test('refused: a width in a media query', () => {
    expect(widthsIn('@media (width >= 47rem) { a { top: 0 } }')).toHaveLength(1);
    expect(widthsIn('@media print, (max-width: 600px) { a { top: 0 } }')).toHaveLength(1);
    expect(widthsIn('@media (--from-tablet) { a { max-width: 3rem } }')).toEqual([]);
  });

  test.each(all.filter((file) => file !== media))('%s', (file) => {
    expect(widthsIn(readFileSync(file, 'utf8'))).toEqual([]);
  });

  test('scripts use the same breakpoints', () => {
    const defined: string[] = readFileSync(media, 'utf8').match(/\(width [^)]*\)/g) ?? [];
    const scripts = globSync('src/**/*.{ts,tsx,js}').filter((file) => !file.endsWith('.test.ts'));
    const used: string[] = scripts.flatMap(
      (file) => readFileSync(file, 'utf8').match(/\(width [<>]=? [\d.]+rem\)/g) ?? [],
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((query) => !defined.includes(query))).toEqual([]);
  });
});
