/* `npm run outdated`: lists outdated packages of every package file. */

import { spawnSync } from 'node:child_process';
import { readArguments } from '../cli/arguments.ts';

interface Behind {
  current?: string;
  wanted: string;
  latest: string;
}

readArguments();
for (const folder of ['.', 'bench', 'art/film']) {
  // It exits with 1 if a package is outdated.
  const { stdout, stderr } = spawnSync('npm', ['outdated', '--json', '--prefix', folder], {
    encoding: 'utf8',
  });
  const { error, ...report } = JSON.parse(stdout || '{}');
  if (error) {
    console.error(`${folder}: npm could not ask the registry: ${error.summary || stderr}`);
    process.exitCode = 1;
    continue;
  }
  const behind = Object.entries(report as Record<string, Behind>).filter(([, { wanted, latest }]) =>
    isOlder(wanted, latest),
  );
  console.log(`${folder}: ${behind.length === 0 ? 'nothing is behind' : `${behind.length} behind`}`);
  for (const [name, { wanted, latest }] of behind)
    console.log(`  ${name} ${wanted} → ${latest}${isMajor(wanted, latest) ? ', a major' : ''}`);
}
console.log('Why some stay where they are: docs/decisions/versions.md');

/** A mirror may name an older version the latest. */
function isOlder(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}

function isMajor(one: string, other: string): boolean {
  return one.split('.')[0] !== other.split('.')[0];
}
