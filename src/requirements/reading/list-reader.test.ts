import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListReader, type ListReader } from './list-reader.ts';
import type { Answer, Question } from './questions.ts';

/** A worker that answers when the test does. */
class Worked extends EventTarget {
  asked: Question[] = [];
  isEnded = false;
  postMessage = (question: Question) => this.asked.push(question);
  terminate = () => {
    this.isEnded = true;
  };
  say(data: Answer | 'ready') {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const patience = { loading: 30_000, reading: 20_000 };
const question = (text: string): Question => ({ ask: 'read', source: { text } });
const answer: Answer = { outline: { sheets: [], fullest: 0 } };

let workers: Worked[];
let reader: ListReader;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  reader = createListReader(() => {
    const worker = new Worked();
    workers.push(worker);
    return worker as unknown as Worker;
  }, patience);
});
afterEach(() => vi.useRealTimers());

test('one worker is loaded with the page and answers one list after the other', async () => {
  reader.prepare();
  workers[0]?.say('ready');
  for (const text of ['first', 'second']) {
    const asked = reader.ask(question(text));
    workers[0]?.say(answer);
    expect(await asked).toBe(answer);
  }
  expect(workers).toHaveLength(1);
  vi.advanceTimersByTime(patience.reading * 2);
  expect(workers[0]?.isEnded).toBe(false);
});

test('the latest list wins, whichever is read first', async () => {
  const large = reader.ask(question('large'));
  const small = reader.ask(question('small'));
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  // What the older one still says is not heard.
  workers[0]?.say({ problem: 'damaged' });
  workers[1]?.say(answer);
  expect(await large).toBeUndefined();
  expect(await small).toBe(answer);
});

test('a stop ends the reading under way and no other', async () => {
  const asked = reader.ask(question('endless'));
  reader.stop();
  expect(await asked).toBeUndefined();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  reader.stop();
  expect(workers[1]?.isEnded).toBe(false);
});

test('a list that takes too long ends with its time, which begins when the worker has loaded', async () => {
  const asked = reader.ask(question('endless'));
  vi.advanceTimersByTime(patience.loading - 1);
  workers[0]?.say('ready');
  vi.advanceTimersByTime(patience.reading - 1);
  expect(workers[0]?.isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await asked).toEqual({ problem: 'too-slow' });
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('only what did not load is blamed on the connection', async () => {
  const before = reader.ask(question('a list'));
  workers[0]?.dispatchEvent(new Event('error'));
  expect(await before).toEqual({ problem: 'reader' });
  const silent = reader.ask(question('a list'));
  vi.advanceTimersByTime(patience.loading);
  expect(await silent).toEqual({ problem: 'reader' });
  const after = reader.ask(question('a list'));
  workers.at(-1)?.say('ready');
  workers.at(-1)?.dispatchEvent(new Event('error'));
  expect(await after).toEqual({ problem: 'damaged' });
  const refused = createListReader(() => {
    throw new Error('a policy');
  });
  refused.prepare();
  expect(await refused.ask(question('a list'))).toEqual({ problem: 'reader' });
});
