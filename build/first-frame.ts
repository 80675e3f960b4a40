/*
 * What a document's first frame shows comes inside it: on a slow phone every further answer is a round trip
 * before there is anything to see. Styles and letters stand in the document already; this brings the drawings
 * fetched at once, those of the styles, and the icons. Elements stay as React rendered them and only
 * addresses change, so React takes the page over as it is. Pages reached from there fetch the files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sprite = '/images/icons.svg';

export function withDrawings(html: string, site: string): string {
  const drawing = (path: string) => readFileSync(join(site, path), 'utf8');
  return withIcons(html, drawing(sprite))
    // React names the pictures of the first view ahead; these are in the document now.
    .replace(/<link rel="preload" as="image" href="[^"]+\.svg"[^>]*>/g, '')
    .replace(/<img\b(?![^>]*loading="lazy")[^>]*>/g, (picture) =>
      picture.replace(/src="(\/images\/[^"]+\.svg)"/, (_, path) => `src="${dataAddress(drawing(path))}"`),
    );
}

function withIcons(html: string, sprite: string): string {
  const used = new Set([...html.matchAll(/href="\/images\/icons\.svg#([\w-]+)"/g)].map(([, name]) => name));
  const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs)]
    .filter(([, name]) => used.has(name))
    .map(([symbol]) => symbol.replace('id="', 'id="icon-'));
  return html
    .replaceAll('href="/images/icons.svg#', 'href="#icon-')
    .replace('</body>', () => `<svg class="visually-hidden" aria-hidden="true">${symbols.join('')}</svg>\n  </body>`);
}

function dataAddress(svg: string): string {
  const text = svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>\n]/g, (sign) => encodeURIComponent(sign));
  return `data:image/svg+xml,${text}`;
}
