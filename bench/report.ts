/* Renews one part of docs/performance.md, the part between its marks. */
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'docs/performance.md';

export function writeReport(part: 'figures' | 'load' | 'growth' | 'console' | 'search', text: string): void {
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const document = readFileSync(file, 'utf8');
  if (!document.includes(start) || !document.includes(end))
    throw new Error(`${file} has no marks for ${part}`);
  const [before] = document.split(start);
  const [, after] = document.split(end);
  writeFileSync(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
}
