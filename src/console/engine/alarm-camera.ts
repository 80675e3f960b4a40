/* An alarm opens the camera that covers its place, for a short time and with the moments before it. */

import { fill } from '../../ui/fill.ts';
import { plan, type ShiftDraft, write } from './draft.ts';
import { metresBetween } from './geometry.ts';
import type { Incident } from './incident-types.ts';
import { camerasAt } from './look.ts';

/** Seconds it stays open, and seconds of recording before the alarm. */
const shows = 30;
const before = 10;

export function bringUpCamera(draft: ShiftDraft, incident: Incident): void {
  const { words, city } = draft.setting;
  const away = ({ spot }: { spot: Incident['spot'] }) => metresBetween(city, spot, incident.spot);
  const [camera] = camerasAt(draft, incident).sort((one, other) => away(one) - away(other));
  if (!camera || draft.cameras.some((use) => use.camera === camera.id && use.closed === null)) return;
  const until = draft.now + shows;
  draft.cameras.push({
    camera: camera.id,
    role: 'operator',
    purpose: 'alarm',
    incident: incident.id,
    opened: draft.now,
    until,
    closed: null,
    timeUp: false,
    before,
  });
  plan(draft, until, { kind: 'camera-up', use: draft.cameras.length - 1 });
  const values = { camera: camera.id, seconds: shows, before, incident: incident.id };
  write(draft, 'camera', words.system, fill(words.log.cameraCameUp, values), {
    incident: incident.id,
    tag: words.tags.camera,
  });
}
