/* Makes what a light build has left for later, one after another, and first what the server asks for. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { ShareCard } from '../art/share-card.ts';
import { readArguments } from '../cli/arguments.ts';
import { type Later, type LaterMessage, laterFile } from '../hosting/later.ts';
import type { Image } from '../src/content/schema.ts';
import { dataSheets } from './data-sheets/data-sheets.ts';
import { type Files, writeFiles } from './files.ts';
import { cardMaker } from './metadata/share-cards.ts';
import { cutPhotographs, photographFiles } from './photographs.ts';

interface Job {
  files: string[];
  make(): Promise<Files>;
}

readArguments();
// The site's own answers come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const list = readFileSync(laterFile, 'utf8');
/** Otherwise a newer build is writing the site. */
const isCurrent = () => existsSync(laterFile) && readFileSync(laterFile, 'utf8') === list;
const later: Later<ShareCard, Image> = JSON.parse(list);
const draw = await cardMaker();
const jobs: Job[] = [
  ...later.photographs.map((image) => ({
    files: photographFiles(image),
    make: () => cutPhotographs([image]),
  })),
  ...later.cards.map(([file, card]) => ({
    files: [file],
    make: async () => new Map([[file, await draw(card)]]),
  })),
];
const known = new Set(jobs.flatMap(({ files }) => files));
jobs.push({ files: later.files.filter((file) => !known.has(file)), make: dataSheets });

process.on('disconnect', () => process.exit());
process.on('message', ({ first }: { first: string }) => {
  const at = jobs.findIndex(({ files }) => files.includes(first));
  if (at > 0) jobs.unshift(...jobs.splice(at, 1));
});
for (let job = jobs.shift(); job && isCurrent(); job = jobs.shift()) {
  const { files } = job;
  try {
    const made = await job.make();
    if (!isCurrent()) break;
    await writeFiles('dist/site', made);
    for (const file of files) tell({ made: file });
  } catch (error) {
    for (const file of files) tell({ failed: file, reason: (error as Error).message });
    process.exitCode = 1;
  }
}
if (!process.exitCode && isCurrent()) rmSync(laterFile);
process.disconnect?.();

function tell(message: LaterMessage): void {
  process.send?.(message);
}
