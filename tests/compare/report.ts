/* Reports the differences as a table on the terminal and as an HTML page. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Shot } from './shot.ts';

const heightOf = ({ heights: [before, after] }: Shot) =>
  before === after ? `${after}` : `${before} → ${after}`;
const shareOf = ({ share }: Shot) => `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`;

export function tableOf(shots: Shot[]): string {
  const changed = shots.filter(({ pixels }) => pixels > 0);
  if (changed.length === 0) return 'No page looks different.';
  const rows = changed.map((shot) => [shot.path, `${shot.width}`, shareOf(shot), heightOf(shot)]);
  const all = [['page', 'width', 'differs', 'height'], ...rows];
  const columnWidths =
    all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(columnWidths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns a summary with the address of the page. */
export function writePage(shots: Shot[], other: string, output: string): string {
  const changed = shots.filter(({ pictures }) => pictures);
  const same = shots.filter(({ pictures }) => !pictures);
  const file = join(output, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>What moved since ${escaped(other)}</title>
<meta name="viewport" content="width=device-width">
<style>
body { font: 1rem/1.5 system-ui; margin: 2rem; }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
figure { margin: 0; } img { inline-size: 100%; border: 1px solid #999; }
</style>
<h1>What moved since ${escaped(other)}</h1>
<p>${changed.length} of ${shots.length} pictures differ. Red marks a difference; magenta pads the shorter page.</p>
${changed.map(section).join('\n')}
<h2>Looks the same, though its document differs</h2>
<p>${same.map(({ path, width }) => `${escaped(path)} at ${width}`).join(', ') || 'none'}</p>
`,
  );
  return `${changed.length} of ${shots.length} pictures differ: ${pathToFileURL(resolve(file))}`;
}

function section(shot: Shot): string {
  const { path, width, pictures } = shot;
  const figures = Object.entries(pictures ?? {}).map(
    ([name, file]) =>
      `<figure><figcaption>${name}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(path)}, ${name}"></a></figure>`,
  );
  return `<h2>${escaped(path)} at ${width}: ${shareOf(shot)}, height ${heightOf(shot)}</h2><div>${figures.join('')}</div>`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
