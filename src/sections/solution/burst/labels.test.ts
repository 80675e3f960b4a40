import { expect, test } from 'vitest';
import { burst } from '../../../content/instruments/burst.ts';
import { labelsOf } from './labels.ts';
import { allAtOnce, courseOf } from './schedule.ts';

const course = courseOf(burst, allAtOnce(burst));
const [first] = course.bars.hospital;

/** The label of a task of eight minutes, which has begun. */
function labelled(label: string) {
  if (!first) throw new Error('The hospital has no task');
  return labelsOf(
    burst,
    course,
    [{ task: { ...first.task, label }, from: first.from, to: first.from + 8 }],
    first.from,
  )[0];
}

test('a label of twelve Latin letters has room in eight minutes on a laptop, an Arabic one only in a wide window', () => {
  expect(labelled('Laundry down')).toMatchObject({ isWide: false });
  expect(labelled('توقف المغسلة')).toMatchObject({ isWide: true });
});

test('marks of direction take no room', () => {
  expect(labelled('\u2067Laundry down\u2069\u2067\u2069')).toMatchObject({ isWide: false });
});
