import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monsoonActs, play, settings } from '../../../tests/play.ts';
import { decodeMoment, encodeMoment, openMoment } from './moment.ts';

const state = play(settings.monsoon, monsoonActs);
const link = encodeMoment(state);

test('any text at all is read without throwing', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof decodeMoment(text).ok === 'boolean'));
  fc.assert(fc.property(fc.base64String(), (text) => typeof decodeMoment(`1.${text}`).ok === 'boolean'));
  fc.assert(
    fc.property(
      fc.json(),
      (json) => typeof decodeMoment(`1.${btoa(unescape(encodeURIComponent(json)))}`).ok === 'boolean',
    ),
  );
});

test('a link with one letter changed opens as a fault or as a state, never as an error', () => {
  fc.assert(
    fc.property(fc.nat(link.length - 1), fc.constantFrom(...'ABCabc019-_.'), (place, letter) => {
      const opened = openMoment(
        settings.monsoon,
        decodeMoment(link.slice(0, place) + letter + link.slice(place + 1)),
      );
      expect(typeof opened.ok).toBe('boolean');
    }),
    { numRuns: 40 },
  );
});

test('faults have names', () => {
  const pack = (value: unknown) => `1.${btoa(JSON.stringify(value))}`;
  expect(decodeMoment('')).toEqual({ ok: false, fault: 'unreadable' });
  expect(decodeMoment('1.%%%')).toEqual({ ok: false, fault: 'unreadable' });
  expect(decodeMoment(link.replace(/^1/, '2'))).toEqual({ ok: false, fault: 'version' });
  expect(decodeMoment(pack(['monsoon-night', 4127, 1e12, 'x', []]))).toEqual({
    ok: false,
    fault: 'unreadable',
  });
  expect(decodeMoment(pack(['monsoon-night', 4127, 10, 'x', [[0, 99]]]))).toEqual({
    ok: false,
    fault: 'acts',
  });
  expect(decodeMoment(pack(['monsoon-night', 4127, 10, 'x', [null]]))).toEqual({ ok: false, fault: 'acts' });
  expect(openMoment(settings.gas, decodeMoment(link))).toEqual({ ok: false, fault: 'shift' });
});

test('other content is another version', () => {
  const shift = { ...settings.monsoon.shift, name: 'Another night' };
  const opened = openMoment({ ...settings.monsoon, shift }, decodeMoment(link));
  expect(opened).toEqual({ ok: false, fault: 'version' });
});

test('a whole shift fits into an address', () => {
  expect(link.length).toBeLessThan(1500);
});
