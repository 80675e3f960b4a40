/* The counts this company's examples are drawn with. */
import { expect, test } from 'vitest';
import wall from '../../src/content/examples/error-wall.ts';
import move from '../../src/content/examples/migration.ts';
import pump from '../../src/content/examples/readings.ts';
import stream from '../../src/content/examples/windows.ts';
import { classifyErrors } from '../../src/sections/technology/examples/error-wall.ts';
import { stages } from '../../src/sections/technology/examples/migration.ts';
import { order } from '../../src/sections/technology/examples/readings.ts';
import { windowsAt } from '../../src/sections/technology/examples/windows.ts';

test('60 pictures, 9 wrong', () => {
  const judgements = classifyErrors(wall);
  expect([judgements.length, judgements.filter(({ wrong }) => wrong).length]).toEqual([60, 9]);
});

test('24 readings, 3 late', () => {
  const readings = order(pump.readings);
  expect([readings.length, readings.filter(({ late }) => late).length]).toEqual([24, 3]);
});

test('six windows: 84, 112, 96, 133, 72, and 58 so far', () => {
  const counts = windowsAt(stream, stream.passed, stream.shown).map(({ count }) => count);
  expect(counts).toEqual([84, 112, 96, 133, 72, 58]);
});

test('12 systems in five steps; four stay', () => {
  expect(stages(move).map(({ moved }) => moved.length)).toEqual([0, 2, 5, 7, 8]);
  expect(stages(move).at(-1)?.left).toEqual(['alarms', 'doors', 'video', 'radio']);
});
