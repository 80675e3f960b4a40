/*
 * Draws the icons: `node art/icons.ts`. One drawing per name in src/content/icons.ts and nothing else: by name in
 * icons.json, from which the prerender takes those a page uses, and all of them as a sprite.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { optimize } from 'svgo';
import { icons } from '../src/content/icons.ts';
import { iconSymbol } from './icon-symbol.ts';

const sprite = new URL('../public/images/icons.svg', import.meta.url);

function drawing(name: string): string {
  const source = readFileSync(
    new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url),
    'utf8',
  );
  const { data } = optimize(source, {
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides: { convertShapeToPath: false } } }],
  });
  return data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'));
}

const drawings = icons.map((name) => [name, drawing(name)] as const);
const symbols = drawings.map(([name, shapes]) => iconSymbol(name, shapes));
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
mkdirSync(new URL('.', sprite), { recursive: true });
writeFileSync(sprite, svg);
writeFileSync(
  new URL('icons.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(drawings), null, 2)}\n`,
);
console.log(`icons.svg  ${icons.length} icons, ${svg.length} B, ${gzipSync(svg).length} B gzip`);
