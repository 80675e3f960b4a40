/*
 * Draws the icon sprite: `node art/icons.ts`. One <symbol> per name in src/content/icons.ts and nothing
 * else, so a page pays for the icons the site uses and no more.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { optimize } from 'svgo';
import { icons } from '../src/content/icons.ts';

const sprite = new URL('../public/images/icons.svg', import.meta.url);

/** Presentation stays on the symbol: what <use> clones inherits from the page, not from the sprite. */
const line =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

function symbol(name: string): string {
  const source = readFileSync(
    new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url),
    'utf8',
  );
  const { data } = optimize(source, {
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides: { convertShapeToPath: false } } }],
  });
  const drawing = data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24" ${line}>${drawing}</symbol>`;
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(symbol).join('')}</svg>\n`;
mkdirSync(new URL('.', sprite), { recursive: true });
writeFileSync(sprite, svg);
console.log(`icons.svg  ${icons.length} icons, ${svg.length} B, ${gzipSync(svg).length} B gzip`);
