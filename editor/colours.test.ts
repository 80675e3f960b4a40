/* Colours as an owner chooses them: what is said of each, the nearest that can be read, and what is refused. */
import { expect, test } from 'vitest';
import { nearestReadable, sayReading, tokens, worstReading } from './colour-words.ts';
import { coloursOf, saveColours } from './colours.ts';

const root = process.cwd();
const colours = coloursOf(root);

test('every colour is read from the stylesheet, and can be read on the page', () => {
  for (const token of tokens) {
    expect(colours[token]).toMatch(/^#[0-9a-f]{6}$/);
    expect(sayReading(worstReading(token, colours))).toMatch(/\d : 1, easily read\.$/);
  }
});

test('a colour too pale for words is said with the figure, and a nearer shade is offered that can be read', () => {
  const pale = { ...colours, slate600: '#aab8bf' };
  expect(sayReading(worstReading('slate600', pale))).toMatch(/^Quiet words on .*too near to be read\. 4\.5/);
  const shade = nearestReadable('slate600', pale) ?? '';
  const { found, needed } = worstReading('slate600', { ...pale, slate600: shade });
  expect(found).toBeGreaterThanOrEqual(needed);
});

test('colours that can be read are written to their own lines; others are refused without a token’s name', () => {
  const [change] = saveColours(root, { signal: '#ff8a5c' }).changes;
  expect(change?.after).toBe(String(change?.before).replace(colours.signal, '#ff8a5c'));
  expect(() => saveColours(root, { ink900: '#9ec5e8' })).toThrow(/^Not kept\. (?!.*--)/);
  expect(() => saveColours(root, { ink900: 'red;}' })).toThrow('no colour');
});
