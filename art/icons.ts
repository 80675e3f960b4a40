/*
 * The icons, one per name in src/content/icons.ts: in icons.json, from which the prerender takes those a page uses,
 * and as a sprite of all.
 */
import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { icons } from '../src/content/icons.ts';
import { writeDrawn } from './drawn.ts';
import { iconSymbol } from './icon-symbol.ts';

function drawing(name: string): string {
  const source = readFileSync(
    new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url),
    'utf8',
  );
  const { data } = optimize(source, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            convertShapeToPath: { convertArcs: true },
            // Crossing lines of one colour look the same in one path or two.
            mergePaths: { force: true },
          },
        },
      },
    ],
  });
  return data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'));
}

export function drawIcons(): void {
  const drawings = icons.map((name) => [name, drawing(name)] as const);
  const symbols = drawings.map(([name, shapes]) => iconSymbol(name, shapes));
  writeDrawn(
    'public/images/icons.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
    true,
  );
  writeDrawn('art/icons.json', `${JSON.stringify(Object.fromEntries(drawings), null, 2)}\n`, true);
}
