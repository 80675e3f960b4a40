/* Sets a new customer's name in the site's typeface, until the owner uploads the real logo. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { labelFace, letter } from '../art/lettering.ts';
import { shades } from '../art/palette.ts';
import { slugOf } from '../art/slug.ts';
import { literalOf } from './literal.ts';
import type { Change } from './step.ts';

const height = 32;
const style = { ...labelFace, size: 22 };

export function letteredLogo(root: string, name: string): { picture: string; change: Change } {
  const text = name.trim();
  const { d, advance } = letter(text, style, 0, height / 2 + 0.32 * style.size);
  const width = Math.ceil(advance);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${shades.slate600}"><path d="${d}"/></svg>\n`;
  const src = freeName(root, text);
  const picture = `{ src: ${literalOf([src])}, alt: ${literalOf([text])}, width: ${width}, height: ${height} }`;
  return { picture, change: { file: `public${src}`, before: undefined, after: svg } };
}

function freeName(root: string, name: string): string {
  const plain = slugOf(name) || 'customer';
  for (let count = 1; ; count += 1) {
    const src = `/images/clients/${plain}${count > 1 ? `-${count}` : ''}.svg`;
    if (!existsSync(resolve(root, `public${src}`))) return src;
  }
}
