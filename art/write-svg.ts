import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { optimize } from 'svgo';

const projectRoot = resolve(import.meta.dirname, '..');

/** What one drawing may weigh on the wire; a heavier one fails the command that drew it. */
const gzipLimit = 6 * 1024;

interface WriteOptions {
  /** Decimals kept in coordinates: 1 suits a scene drawn at its shown size, small glyphs need 2 or 3. */
  precision?: number;
}

/**
 * Optimises a drawing, writes it (path from the project root), reports its size and returns it.
 * Pictures are shown through <img>, so the element must carry its own size and namespace,
 * while its words stay in the content file that shows it.
 */
export function writeSvg(path: string, svg: string, { precision = 2 }: WriteOptions = {}) {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: precision,
    plugins: ['preset-default', 'sortAttrs'],
  });

  const [opening = ''] = data.match(/<svg[^>]*>/) ?? [];
  for (const attribute of ['xmlns', 'width', 'height', 'viewBox']) {
    if (!opening.includes(` ${attribute}="`)) throw new Error(`${path}: the svg element lacks ${attribute}`);
  }
  if (/<(image|text|script|foreignObject)\b/.test(data)) {
    throw new Error(`${path}: a drawing holds neither raster, text nor script`);
  }

  const file = resolve(projectRoot, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${data}\n`);

  const size = { raw: Buffer.byteLength(data) + 1, gzip: gzipSync(`${data}\n`, { level: 9 }).length };
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`.padStart(8);
  const tooHeavy = size.gzip > gzipLimit;
  console.log(
    `${relative(projectRoot, file).padEnd(58)}${kilobytes(size.raw)}${kilobytes(size.gzip)} gzip` +
      (tooHeavy ? '  TOO HEAVY' : ''),
  );
  if (tooHeavy) process.exitCode = 1;
  return size;
}
