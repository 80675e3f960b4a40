/* Published changes by person and day, with texts and pictures before and after. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesTo, dayBefore, goBack, history } from './history.ts';
import { pastPicture } from './past-picture.ts';

let root: string;

function publish(who: string, day: string): void {
  const when = `${day}T10:00:00+00:00`;
  const env = { ...process.env, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when };
  const person = ['-c', `user.name=${who}`, '-c', 'user.email=owner@site.example'];
  execFileSync('git', ['add', '--all'], { cwd: root });
  execFileSync('git', [...person, 'commit', '--quiet', '--message', `By ${who}`], { cwd: root, env });
}
const write = (title: string) =>
  writeFileSync(join(root, 'src/content/page.ts'), `export default { banner: { title: '${title}' } };\n`);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  mkdirSync(join(root, 'src/content'), { recursive: true });
  mkdirSync(join(root, 'public/images'), { recursive: true });
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('Köln’s street');
  publish('Asha', '2026-01-02');
  write('A square');
  await sharp({ create: { width: 8, height: 6, channels: 3, background: '#a97' } })
    .png()
    .toFile(join(root, 'public/images/dock.png'));
  publish('Birgit', '2026-01-05');
});
afterAll(() => rmSync(root, { recursive: true }));

test('each entry has its author and its texts before and after', () => {
  const [last, first] = history(root);
  expect([last?.who, first?.who]).toEqual(['Birgit', 'Asha']);
  const words = last?.parts.flatMap(({ lines }) => lines).map(({ before, after }) => [before, after]);
  expect(words).toEqual([['Köln’s street', 'A square']]);
  expect(last?.parts.map(({ file }) => file)).toEqual(['src/content/page.ts', 'public/images/dock.png']);
});

test('filters by day', () => {
  expect(history(root, { until: '2026-01-04' }).map(({ who }) => who)).toEqual(['Asha']);
  expect(history(root, { skip: 1 }).map(({ who }) => who)).toEqual(['Asha']);
});

test('counts what going back to a day would change', () => {
  expect(dayBefore(root, '2026-01-03')).toMatchObject({ texts: 1, parts: ['A square'] });
  expect(goBack(root, '2026-01-03').changes.map(({ after }) => after)).toEqual([
    "export default { banner: { title: 'Köln’s street' } };\n",
  ]);
  expect(changesTo(root, '2026-01-06')).toEqual([]);
  expect(() => dayBefore(root, '2026-01-06')).toThrow('Every text is as it was');
});

test('shows a past picture, and no other file of the history', async () => {
  const [{ commit } = { commit: '' }] = history(root);
  const { before, after } = await pastPicture(root, { commit, picture: '/images/dock.png' });
  expect(before).toBeUndefined();
  expect(after).toMatch(/^data:image\/webp;base64,/);
  await expect(pastPicture(root, { commit: '--help', picture: '/images/dock.png' })).rejects.toThrow();
  await expect(pastPicture(root, { commit, picture: '/../src/content/page.ts' })).rejects.toThrow();
});
