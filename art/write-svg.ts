import { gzipSync } from 'node:zlib';
import { optimize } from 'svgo';
import { writeDrawn } from './drawn.ts';
import { joinShapes } from './join-shapes.ts';

/** The maximum size of a drawing after compression; a larger one fails the command. */
const gzipLimit = 6 * 1024;

interface WriteOptions {
  /** Decimals kept in coordinates: 1 suits a scene at its display size, small glyphs need 2 or 3. */
  precision?: number;
  /** Another limit in bytes, for a drawing full of words. */
  limit?: number;
}

/**
 * Optimises a drawing and writes it (path from the project root). Pictures are shown in <img>, so the element needs
 * its own size and namespace, while its text alternative is in the content.
 */
export function writeSvg(
  path: string,
  svg: string,
  { precision = 2, limit = gzipLimit }: WriteOptions = {},
): void {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: precision,
    plugins: ['preset-default', joinShapes, 'convertPathData', 'sortAttrs'],
  });

  const [opening = ''] = data.match(/<svg[^>]*>/) ?? [];
  for (const attribute of ['xmlns', 'width', 'height', 'viewBox']) {
    if (!opening.includes(` ${attribute}="`)) throw new Error(`${path}: the svg element lacks ${attribute}`);
  }
  if (/<(image|text|script|foreignObject)\b/.test(data)) {
    throw new Error(`${path}: a drawing must not contain raster images, text or scripts`);
  }
  const weight = gzipSync(`${data}\n`, { level: 9 }).length;
  if (weight > limit) {
    console.error(`${path} weighs ${weight} B compressed: more than ${limit} B`);
    process.exitCode = 1;
  }
  writeDrawn(path, `${data}\n`);
}
