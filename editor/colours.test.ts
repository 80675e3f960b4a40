/* Colours an owner chooses: contrast messages, suggestions and refusals. */
import { expect, test } from 'vitest';
import { describeContrast, nearestReadable, tokens, worstReading } from './colour-names.ts';
import { coloursOf, saveColours } from './colours.ts';

const root = process.cwd();
const colours = coloursOf(root);

test('reads every colour from the stylesheet, each with enough contrast', () => {
  for (const token of tokens) {
    expect(colours[token]).toMatch(/^#[0-9a-f]{6}$/);
    expect(describeContrast(worstReading(token, colours))).toMatch(/\d : 1, easily read\.$/);
  }
});

test('reports the contrast of a colour that is too pale, and suggests a darker shade', () => {
  // A banner's ground has to suit several colours at once.
  const pale = { ...colours, slate600: '#aab8bf' };
  const bright = { ...colours, ink950: '#ffee88' };
  expect(describeContrast(worstReading('slate600', pale))).toMatch(
    /^Quiet words on .*too near to be read\. 4\.5/,
  );
  for (const [token, chosen] of [
    ['slate600', pale],
    ['ink950', bright],
  ] as const) {
    const shade = nearestReadable(token, chosen) ?? '';
    const { found, needed } = worstReading(token, { ...chosen, [token]: shade });
    expect(found).toBeGreaterThanOrEqual(needed);
  }
});

test('writes colours with enough contrast to the stylesheet, and refuses others', () => {
  const [change] = saveColours(root, { signal: '#ff8a5c' }).changes;
  expect(change?.after).toBe(String(change?.before).replace(colours.signal, '#ff8a5c'));
  expect(() => saveColours(root, { ink900: '#9ec5e8' })).toThrow(/^Not kept\. (?!.*--)/);
  expect(() => saveColours(root, { ink900: 'red;}' })).toThrow('no such colour');
});
