/* Every warning of a shift is valid CAP v1.2: checked against its schema and read back by libxml2. */
import { readFileSync } from 'node:fs';
import { XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { say } from '../src/console/engine/facts.ts';
import { capXml } from '../src/console/engine/files.ts';
import { advance, apply } from '../src/console/engine/shift.ts';
import type { ShiftState } from '../src/console/engine/types.ts';
import { gasActs, matchActs, monsoonActs, play, settings } from './play.ts';

const schema = XmlDocument.fromBuffer(readFileSync('tests/cap-1.2.xsd'));
const validator = XsdValidator.fromDoc(schema);

/** libxml2's errors; empty when the file is valid. */
function faults(xml: string): string {
  try {
    const document = XmlDocument.fromString(xml);
    validator.validate(document);
    document.dispose();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

interface Info {
  language: string;
  event: string;
  description: string;
  area: { polygon: string; areaDesc: string };
  [name: string]: unknown;
}
interface Alert {
  namespace: string;
  [name: string]: unknown;
  info: Info[];
}

function readBack(xml: string): Alert {
  const document = XmlDocument.fromString(xml);
  const { root } = document;
  const { info, ...others } = contentOf(root) as Record<string, unknown>;
  const alert = { ...others, namespace: root.namespaceUri, info: [info].flat() as Info[] };
  document.dispose();
  return alert;
}

/** Text, or an object of the elements inside; several of one name become a list. */
function contentOf(element: XmlElement): unknown {
  const inside: Record<string, unknown[]> = {};
  for (let node = element.firstChild; node; node = node.next)
    if (node instanceof XmlElement) inside[node.name] = [...(inside[node.name] ?? []), contentOf(node)];
  const entries = Object.entries(inside).map(([name, found]) => [name, found.length > 1 ? found : found[0]]);
  return entries.length > 0 ? Object.fromEntries(entries) : element.content;
}

/** A match has no step for a warning, but its operator may draft one. */
function warnedMatch(): ShiftState {
  const before = play(settings.match, matchActs.slice(0, 4));
  const asOperator = apply(before, { kind: 'role', role: 'operator' }).state;
  const drafted = apply(advance(asOperator, before.now + 20), { kind: 'draft', incident: '0633' }).state;
  const asSupervisor = apply(drafted, { kind: 'role', role: 'supervisor' }).state;
  return apply(asSupervisor, { kind: 'approve', incident: '0633' }).state;
}

/** The second incident of the cloudburst: its text contains the name of its place. */
function warnedCloudburst(): ShiftState {
  const incident = '0802';
  return play(settings.cloudburst, [
    ['04:11:40', { kind: 'confirm', incident }],
    ['04:12:00', { kind: 'draft', incident }],
    ['04:12:10', { kind: 'role', role: 'supervisor' }],
    ['04:12:20', { kind: 'approve', incident }],
  ]);
}

/** A warning for an incident that a camera then disproves. */
function warnedInError(): ShiftState {
  const incident = '0412';
  return play(settings.monsoon, [
    ...monsoonActs.slice(0, 2),
    ['02:14:40', { kind: 'draft', incident }],
    ['02:14:45', { kind: 'role', role: 'supervisor' }],
    ['02:14:50', { kind: 'approve', incident }],
    ['02:14:55', { kind: 'role', role: 'operator' }],
    ['02:15:00', { kind: 'open-camera', camera: 'C-03', purpose: 'depth', minutes: 1, incident }],
    ['02:15:05', { kind: 'check', incident, result: 'differs' }],
    ['02:15:10', { kind: 'dismiss', incident, reason: 'false-reading' }],
  ]);
}

const played: [string, () => ShiftState, string[]][] = [
  ['water', () => play(settings.monsoon, monsoonActs), ['Alert', 'Update']],
  ['gas', () => play(settings.gas, gasActs), ['Alert', 'Update', 'Update']],
  ['match', warnedMatch, ['Alert']],
  ['cloudburst', warnedCloudburst, ['Alert']],
  ['a warning sent in error', warnedInError, ['Alert', 'Cancel']],
];

describe.each(played)('%s', (_, stateOf, types) => {
  const state = stateOf();
  const [warning] = state.warnings;
  const warned = state.incidents.find(({ id }) => id === warning?.incident);
  const files = warning?.issued.map((issued) => capXml(state, warning, issued)) ?? [];
  const alerts = files.map(readBack);

  test('is valid against the schema', () => {
    expect(alerts.map(({ msgType }) => msgType)).toEqual(types);
    expect(files.map(faults)).toEqual(types.map(() => ''));
  });

  test('states time, sender, ward and contact', () => {
    for (const { sent, info } of alerts) {
      for (const one of info) {
        expect(one.effective).toBe(sent);
        expect(Date.parse(String(one.onset))).toBeLessThan(Date.parse(String(sent)));
        expect(Date.parse(String(one.expires))).toBeGreaterThan(Date.parse(String(sent)));
        expect(one.area).toMatchObject({ geocode: { value: warned?.ward } });
        expect(one.web).toMatch(/^https:/);
        expect(one.contact).toBeTruthy();
        expect(one.description).not.toContain(one.headline);
        expect(one.description).not.toContain(one.instruction);
      }
      expect(info[1]?.senderName).toMatch(/^[\p{Script=Devanagari}\s]+$/u);
      if (warned?.kind === 'water') expect(info[0]?.category).toEqual(['Met', 'Transport']);
    }
  });

  test('survives a round trip', () => {
    for (const [index, alert] of alerts.entries()) {
      expect(alert.namespace).toBe('urn:oasis:names:tc:emergency:cap:1.2');
      expect(alert).toMatchObject({ status: 'Exercise', scope: 'Public', incidents: warned?.id });
      expect(alert.info.map(({ language }) => language)).toEqual(['en-IN', 'hi-IN']);
      const [english, hindi] = alert.info as [Info, Info];
      for (const name of ['category', 'responseType', 'urgency', 'severity', 'certainty', 'expires']) {
        expect(hindi[name]).toEqual(english[name]);
      }
      expect(hindi.event).toMatch(/^[\p{Script=Devanagari}\p{N}\s,।]+$/u);
      expect(hindi.description).toMatch(/^[\p{Script=Devanagari}\p{N}\s,।]+$/u);
      expect(hindi.area.polygon).toBe(english.area.polygon);
      const pairs = english.area.polygon.split(' ');
      expect(pairs.length).toBeGreaterThanOrEqual(4);
      expect(pairs.at(-1)).toBe(pairs[0]);
      const earlier = alerts
        .slice(0, index)
        .map(({ sender, identifier, sent }) => `${sender},${identifier},${sent}`);
      expect(alert.references ?? '').toBe(earlier.join(' '));
    }
    expect(new Set(alerts.map(({ identifier }) => identifier)).size).toBe(alerts.length);
  });
});

test('a message sent in error is cancelled, not expired', () => {
  const state = warnedInError();
  const [warning] = state.warnings;
  const last = warning?.issued.at(-1);
  if (!warning || !last) throw new Error('no warning');
  const [english, hindi] = readBack(capXml(state, warning, last)).info;
  expect(english?.headline).toContain('sent in error');
  expect(hindi?.description).not.toContain(say(warning.content.hi.cancelled.description, []));
});

test('escapes markup in texts', () => {
  const state = play(settings.monsoon, monsoonActs);
  const [warning] = state.warnings;
  const [issued] = warning?.issued ?? [];
  if (!warning || !issued) throw new Error('no warning');
  const description = 'Water <deep> & "fast" ]]> \u0007end';
  const content = { ...warning.content, en: { ...warning.content.en, description } };
  const xml = capXml(state, { ...warning, content }, issued);
  expect(faults(xml)).toBe('');
  expect(readBack(xml).info[0]?.description).toBe('Water <deep> & "fast" ]]> end');
});

test('the schema rejects invalid messages', () => {
  const state = play(settings.monsoon, monsoonActs);
  const [warning] = state.warnings;
  const [issued] = warning?.issued ?? [];
  if (!warning || !issued) throw new Error('no warning');
  const good = capXml(state, warning, issued);
  const broken = {
    'a date in Z': good.replace('02:20:41+05:30', '02:20:41Z'),
    'a status of no list': good.replace('Exercise', 'Drill'),
    'elements out of order': good.replace(/( *<status>.*\n)( *<msgType>.*\n)/, '$2$1'),
    'no urgency': good.replace(/ *<urgency>.*\n/, ''),
    'a polygon of two pairs': good.replace(/<polygon>\S+ \S+ [^<]*/, '<polygon>24.0,78.0 24.1,78.1'),
    'references without a date': good.replace(
      '  <info>',
      '  <references>someone,something</references>\n  <info>',
    ),
    'another namespace': good.replace('cap:1.2', 'cap:1.1'),
    'a space in the identifier': good.replace('RUN-A-SHIFT-', 'RUN A SHIFT '),
  };
  for (const [what, xml] of Object.entries(broken)) {
    expect(xml, what).not.toBe(good);
    expect(faults(xml), what).not.toBe('');
  }
});
