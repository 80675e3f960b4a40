/*
 * What a document's first frame shows comes inside it: on a slow phone every further answer is a round trip
 * before there is anything to see. Styles and letters stand in the document already; this brings the pictures
 * fetched at once (of several cuts the phone's, which comes first), backgrounds, and the icons.
 * Elements stay as React rendered them and only addresses change, so React takes the page over as it is.
 * Pages reached from there fetch the files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '../hosting/types.ts';

export function withFirstFrame(html: string, site: string): string {
  const address = (path: string) => dataAddress(join(site, path));
  return (
    withIcons(html, readFileSync(join(site, 'images/icons.svg'), 'utf8'))
      .replace(/<picture>.*?<\/picture>|<img\b[^>]*>/gs, (picture) =>
        picture.includes('loading="lazy"')
          ? picture
          : picture.replace(/(src(?:Set)?)="(\/[^"]+)"/, (_, name, path) => `${name}="${address(path)}"`),
      )
      // Of the backgrounds the sections' own; the shell's is the footer's.
      .replace(/@layer sections\{.*?(?=@layer|<\/style>)/gs, (styles) =>
        styles.replace(/url\((\/images\/[^)]+)\)/g, (_, path) => `url("${address(path)}")`),
      )
      // React asks for such pictures ahead.
      .replace(/<link rel="preload" as="image"[^>]*>/g, '')
  );
}

/** The part of the sprite this page uses. */
function withIcons(html: string, sprite: string): string {
  const used = new Set([...html.matchAll(/href="\/images\/icons\.svg#([\w-]+)"/g)].map(([, name]) => name));
  const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs)]
    .filter(([, name]) => used.has(name))
    .map(([symbol]) => symbol.replace('id="', 'id="icon-'));
  return html
    .replaceAll('href="/images/icons.svg#', 'href="#icon-')
    .replace(
      '</body>',
      () => `<svg width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>\n  </body>`,
    );
}

function dataAddress(file: string): string {
  if (!file.endsWith('.svg')) {
    return `data:${contentType(file)};base64,${readFileSync(file, 'base64')}`;
  }
  const text = readFileSync(file, 'utf8').trim().replaceAll('"', "'");
  return `data:image/svg+xml,${text.replace(/[%#<>\s]/g, encodeURIComponent)}`;
}
