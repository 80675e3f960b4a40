/* Links of an earlier version open at their moment, with the incidents they were copied for. */
import { expect, test } from 'vitest';
import { earlierLinks } from '../../../tests/earlier-links.ts';
import { settings } from '../../../tests/play.ts';
import { decodeMoment, encodeMoment, openMoment } from './moment.ts';

test.each(earlierLinks)('$name', ({ link, now, over, incidents }) => {
  const moment = decodeMoment(link);
  const setting = Object.values(settings).find(({ shift }) => moment.ok && shift.id === moment.shift);
  if (!setting) throw new Error('no such shift');
  const opened = openMoment(setting, moment);
  expect(opened).toMatchObject({ ok: true, carried: true, state: { now, over } });
  if (!opened.ok) return;
  expect(opened.state.incidents.map(({ id, title, state }) => [id, title, state])).toEqual(incidents);
  // A link copied from there is one of the earlier version, too.
  const again = openMoment(setting, decodeMoment(encodeMoment(opened.state)));
  expect(again.ok && again.state).toEqual(opened.state);
});
