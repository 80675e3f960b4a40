import { expect, test } from 'vitest';
import { gasActs, matchActs, monsoonActs, play, settings } from '../../../tests/play.ts';
import { recordingOf, withoutYou } from './recording.ts';
import { advance, replay } from './shift.ts';

const played = {
  monsoon: () => play(settings.monsoon, monsoonActs),
  gas: () => play(settings.gas, gasActs),
  match: () => play(settings.match, matchActs),
};

test.each(Object.entries(played))(
  '%s: any second of a recording is that second of the shift',
  (_, playIt) => {
    const last = playIt();
    const { from, to, at } = recordingOf(last);
    expect([from, to]).toEqual([last.setting.shift.start, last.now]);
    expect(at(to)).toEqual(last);
    const seconds = [from, ...last.acts.map((one) => one.at), from + 7, to - 1, to];
    for (const second of [...seconds, ...seconds.map((one) => one + 1)].filter((one) => one <= to)) {
      const acts = last.acts.filter((one) => one.at <= second);
      const { log, units, incidents } = replay(last.setting, last.seed, acts, second);
      expect(at(second)).toMatchObject({ now: second, log, units, incidents });
    }
  },
);

test('seconds can be asked for in any order', () => {
  const { from, to, at } = recordingOf(played.monsoon());
  const [late, early] = [at(to - 600), at(from + 300)];
  expect(at(to - 600)).toEqual(late);
  expect(at(from + 300)).toEqual(early);
});

test('without you, the same is reported, nobody decides, and others are called', () => {
  const last = played.monsoon();
  const { at, to } = withoutYou(last);
  const end = at(to);
  expect(end.now).toBe(to);
  const [incident] = end.incidents.filter(({ background }) => !background);
  expect(incident).toMatchObject({ id: '0412', state: 'proposed', confirmed: null });
  expect(end.units.every(({ incident: of }) => of !== '0412')).toBe(true);
  const { limit } = end.setting.words.tags;
  expect(end.log.filter(({ tag }) => tag === limit).length).toBeGreaterThan(1);
  // Until the first decision the two nights are the same.
  const first = last.acts[0]?.at ?? 0;
  expect(at(first - 1).log).toEqual(advance(recordingOf(last).at(first - 1), first - 1).log);
});
