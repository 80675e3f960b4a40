/* Every warning a shift sends is CAP v1.2: validated against its schema by libxml2, and read back by an XML library. */
import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { capXml } from '../src/console/engine/files.ts';
import { advance, apply } from '../src/console/engine/shift.ts';
import type { State } from '../src/console/engine/types.ts';
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
  [name: string]: unknown;
  info: Info[];
}

const parser = new XMLParser({
  parseTagValue: false,
  ignoreAttributes: false,
  isArray: (name) => name === 'info',
});
const readBack = (xml: string): Alert => parser.parse(xml).alert;

/** A match has no step for a warning, but its operator may draft one. */
function warnedMatch(): State {
  const before = play(settings.match, matchActs.slice(0, 4));
  const asOperator = apply(before, { kind: 'role', role: 'operator' }).state;
  const drafted = apply(advance(asOperator, before.now + 20), { kind: 'draft', incident: '0633' }).state;
  const asSupervisor = apply(drafted, { kind: 'role', role: 'supervisor' }).state;
  return apply(asSupervisor, { kind: 'approve', incident: '0633' }).state;
}

const played: [string, () => State, string[]][] = [
  ['water', () => play(settings.monsoon, monsoonActs), ['Alert', 'Update']],
  ['gas', () => play(settings.gas, gasActs), ['Alert', 'Update', 'Update']],
  ['match', warnedMatch, ['Alert']],
];

describe.each(played)('%s', (_, stateOf, types) => {
  const state = stateOf();
  const [warning] = state.warnings;
  const files = warning?.issued.map((issued) => capXml(state, warning, issued)) ?? [];
  const alerts = files.map(readBack);

  test('is valid by the standard', () => {
    expect(alerts.map(({ msgType }) => msgType)).toEqual(types);
    expect(files.map(faults)).toEqual(types.map(() => ''));
  });

  test('reads back as it was meant', () => {
    for (const [index, alert] of alerts.entries()) {
      expect(alert['@_xmlns']).toBe('urn:oasis:names:tc:emergency:cap:1.2');
      expect(alert).toMatchObject({ status: 'Exercise', scope: 'Public' });
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

test('words with markup in them stay words', () => {
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

test('the schema refuses what the standard refuses', () => {
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
