import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('replaces a file of the site, and none outside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'exchange-'));
  try {
    const file = (name: string) => join(folder, name);
    mkdirSync(file('site'));
    for (const name of ['outside.txt', 'site/inside.txt']) writeFileSync(file(name), 'as it was');
    writeFileSync(file('new.txt'), 'new');
    const exchange = (name: string) =>
      spawnSync(process.execPath, ['hosting/exchange.ts', name, file('new.txt'), file('site')], {
        encoding: 'utf8',
      });
    const { status, stderr } = exchange('../outside.txt');
    expect(readFileSync(file('outside.txt'), 'utf8')).toBe('as it was');
    expect(stderr).toBe(
      `${file('outside.txt')} is not in ${file('site')}. Only a file of the site can be exchanged.\n`,
    );
    expect(status).toBe(1);
    expect(exchange('inside.txt').status).toBe(0);
    expect(readFileSync(file('site/inside.txt'), 'utf8')).toBe('new');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
