/* Overlapping saves, and a failure after a save. */
import type { HotUpdateOptions, ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { ContentChangeNotifier } from './content-change-notifier.ts';
import { Refused } from './refused.ts';
import { AfterWriting, Queue, reportingWrites } from './serial-saves.ts';

test('runs tasks one after another, also after a failure', async () => {
  const queue = new Queue();
  const order: string[] = [];
  const task = (name: string, wait: number) => async () => {
    order.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, wait));
    order.push(`${name} ends`);
    if (name === 'first') throw new Error('the first fails');
  };
  const both = await Promise.allSettled([queue.run(task('first', 20)), queue.run(task('second', 0))]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a failure after a save reports what was saved; other errors are passed on', async () => {
  const changes = { written: ['Earlier'] };
  const failing = (error: Error, ...labels: string[]) =>
    reportingWrites(changes, () => {
      changes.written.push(...labels);
      throw error;
    });
  const late = await failing(new Error('late'), 'Title').catch((error) => error);
  expect(late).toBeInstanceOf(AfterWriting);
  expect(late.steps).toEqual(['Title']);
  await expect(failing(new Error('early'))).rejects.toThrow('early');
  await expect(failing(new Refused(409, 'not this time'), 'Title')).rejects.toThrow(Refused);
});

test('reports two overlapping saves of one file', async () => {
  const notifier = new ContentChangeNotifier('/site', { hasChanged: () => {} });
  const emitted: string[] = [];
  const vite = { watcher: { emit: (_: string, file: string) => emitted.push(file) } };
  const server = { environments: { client: { hot: { send: () => {} } } } };
  const save = () =>
    notifier.notify(vite as unknown as ViteDevServer, [
      { file: 'src/content/home/home.ts', before: '', after: '' },
    ]);
  const saves = Promise.all([save(), save()]);
  const { hotUpdate } = notifier.plugin as { hotUpdate(options: HotUpdateOptions): unknown };
  for (const file of emitted) hotUpdate({ file, server } as unknown as HotUpdateOptions);
  await saves;
});
