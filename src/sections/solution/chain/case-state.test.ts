/* The chain: what is locked, what unlocks it, and what is recorded. */
import { describe, expect, test } from 'vitest';
import { caseChain as content } from '../../../content/instruments/case-chain.ts';
import { type Case, type CaseAction, initialCase, linkStatesOf, reduceCase } from './case-state.ts';

const play = (steps: CaseAction[], from: Case = initialCase(content)) =>
  steps.reduce((file, step) => reduceCase(content, file, step), from);
const fillLink = (index: number): CaseAction[] =>
  (content.links[index]?.entries ?? []).map(({ id, choices = ['a source'] }) => ({
    kind: 'enter',
    entry: id,
    choice: choices[0] ?? '',
  }));
const upTo = (count: number) => content.links.slice(0, count).flatMap((_, index) => fillLink(index));

describe('a chain of links', () => {
  test('waits at the first link, and one of two entries opens nothing', () => {
    const [first, ...rest] = linkStatesOf(content, initialCase(content));
    expect(first).toBe('waiting');
    expect(new Set(rest)).toEqual(new Set(['shut']));
    expect(linkStatesOf(content, play(fillLink(0).slice(0, 1)))[0]).toBe('waiting');
  });

  test('opens links in order', () => {
    for (let count = 1; count < content.links.length; count++) {
      const states = linkStatesOf(content, play(upTo(count)));
      expect(states.slice(0, count).every((state) => state === 'filled')).toBe(true);
      expect(states[count]).toBe('waiting');
    }
    expect(play(fillLink(4)).values).toEqual({});
  });

  test('refuses a source without authority and records the request', () => {
    const file = play([{ kind: 'ask', source: 'a source' }]);
    expect(file.record).toHaveLength(content.before.length + 2);
    expect(file.record.at(-1)).toBe(content.links[0]?.missing);
    expect(file.values).toEqual({});
    expect(play([...upTo(3), { kind: 'ask', source: 'a source' }]).values.source).toBe('a source');
  });

  test('closes its sources after the date and records the deletion', () => {
    const file = play([...upTo(5), { kind: 'pass' }]);
    expect(linkStatesOf(content, file).slice(3)).toEqual(['shut', 'shut', 'shut']);
    expect(file.record.at(-1)).toBe(content.words.deleted);
    expect(play([{ kind: 'ask', source: 'x' }], file).record.at(-1)).toBe(content.words.refusedEnded);
  });

  test('closes completely when the first link is cleared; the record stays', () => {
    const whole = play(upTo(content.links.length));
    const file = play([{ kind: 'withdraw' }], whole);
    expect(linkStatesOf(content, file)).toEqual(linkStatesOf(content, initialCase(content)));
    expect(file.record).toEqual([...whole.record, content.words.withdrawn]);
  });
});
