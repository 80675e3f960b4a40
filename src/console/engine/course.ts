/* A short fingerprint of everything that decides the course of a shift: contents with the same one play alike. */
import type { Setting } from './types.ts';

/** Increased whenever a change of the engine gives the same acts another result. */
const rules = 5;

/** Fields that are only read: a corrected typo must not break links. */
const wording = new Set([
  'name',
  'label',
  'lines',
  'title',
  'place',
  'places',
  'placeHi',
  'where',
  'ward',
  'base',
  'side',
  'stops',
  'what',
  'subject',
  'figure',
  'moment',
  'noLimit',
  'note',
  'reason',
  'log',
  'text',
  'source',
  'decided',
  'handover',
  'says',
  'fact',
  'desk',
  'answer',
  'message',
  'length',
  'date',
  'en',
  'hi',
  'category',
  'responseType',
  'severity',
]);
/** Fields that are only drawn. */
const drawn = new Set([
  'half',
  'width',
  'lanes',
  'railway',
  'centre',
  'perUnit',
  'scene',
  'looks',
  'diversion',
  'polygons',
  'rain',
]);

function isCourse(holder: object, key: string): boolean {
  // A step's `who` is the role that decides it; elsewhere it is a name for the log.
  if (key === 'who') return 'act' in holder;
  return !wording.has(key) && !drawn.has(key);
}

const known = new WeakMap<object, string>();

export function courseFingerprint(setting: Setting): string {
  const found = known.get(setting);
  if (found !== undefined) return found;
  const course = JSON.stringify(
    [rules, setting.shift, setting.city],
    function (this: object, key, value: unknown) {
      return isCourse(this, key) ? value : undefined;
    },
  );
  let sum = 0x811c9dc5;
  for (const character of course) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const fingerprint = (sum >>> 0).toString(36);
  known.set(setting, fingerprint);
  return fingerprint;
}
