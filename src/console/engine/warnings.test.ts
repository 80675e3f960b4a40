import { expect, test } from 'vitest';
import { gasActs, play, settings } from '../../../tests/play.ts';
import { capXml } from './files.ts';
import { apply } from './shift.ts';
import { isOutgrown } from './warnings.ts';

test('a warning keeps its area until a cordon exceeds it', () => {
  const sent = play(settings.gas, [
    ...gasActs.slice(0, 4),
    ['18:44:50', { kind: 'draft', incident: '0520' }],
    ['18:44:55', { kind: 'role', role: 'supervisor' }],
    ['18:45:10', { kind: 'approve', incident: '0520' }],
    ['18:45:20', { kind: 'role', role: 'operator' }],
    ['18:45:40', { kind: 'close-road', road: 'ashoka-market', incident: '0520', cordon: 100 }],
  ]);
  const [warning] = sent.warnings;
  const incident = sent.incidents.find(({ id }) => id === '0520');
  if (!warning || !incident) throw new Error('no warning');
  expect(isOutgrown(warning, incident)).toBe(false);
  expect(isOutgrown(warning, { ...incident, cordon: 300 })).toBe(true);
  const [update] = apply(sent, { kind: 'draft', incident: '0520' }).state.warnings;
  expect(update?.polygon).toBe(warning.polygon);
});

test('an all-clear is an update, and no two texts are equal', () => {
  const state = play(settings.gas, gasActs);
  const [warning] = state.warnings;
  const last = warning?.issued.at(-1);
  if (!warning || !last) throw new Error('no warning');
  expect(last).toMatchObject({ type: 'Update', over: true });
  expect(capXml(state, warning, last)).toContain('<responseType>AllClear</responseType>');
  for (const { content } of Object.values(settings).flatMap(({ shift }) =>
    shift.warnings.map((one) => ({ content: one })),
  )) {
    for (const text of [content.en, content.en.cancelled, content.hi, content.hi.cancelled]) {
      expect(text.description).not.toContain(text.headline);
      expect(text.description).not.toContain(text.instruction);
    }
  }
});
