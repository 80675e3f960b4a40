import { expect, test } from 'vitest';
import { createMatcher } from './match.ts';
import type { Passage } from './passage.ts';
import { exactWords, holds, specificsIn } from './specifics.ts';
import { termsOf } from './words.ts';

const passage = (text: string): Passage => ({
  id: 'a/1',
  page: 'a',
  pageTitle: 'A',
  side: 'a',
  section: 'Alarm desk',
  href: '/a#alarm-desk',
  text,
  date: '2026-11-01',
});
/** Other statements are needed, or no term would be rare. */
const others = Array.from({ length: 30 }, (_, index) => ({ ...passage(`Pump ${index}.`), section: 'Water' }));
const only = (text: string) => createMatcher([passage(text), ...others], []);

test('a figure, an acronym or a standard that the statement lacks caps the finding', () => {
  const find = only('Alarms are ordered by severity and zone.');
  expect(find('Alarms shall be ordered by severity and zone.').finding).toBe('related');
  for (const asked of ['within 30 seconds', 'as per SIA', 'to IEC 62676'])
    expect(find(`Alarms shall be ordered by severity and zone ${asked}.`).finding).toBe('possible');
});

test('one word in common is not enough, unless the clause has no other or it is a synonym', () => {
  const find = only('Compressed air loss in the plant.');
  expect(find('Video compression shall be supported.').finding).toBe('nothing');
  expect(find('Compressed air.').finding).toBe('related');
  expect(find('Compression.').finding).toBe('related');
  const synonym = createMatcher([passage('A VMS.'), ...others], [['VMS', 'video management']]);
  expect(synonym('Video management shall be provided.').finding).toBe('related');
});

test('a statement with two of the clause’s words comes before one with a single rarer word', () => {
  const rest = others.map((entry) => ({ ...entry, text: `${entry.text} Doors and lamps are shown.` }));
  const find = createMatcher([...rest, passage('Quay.'), passage('Doors at the gate.')], []);
  expect(find('Doors at the gate of the quay.').near[0]?.passage.text).toContain('gate');
});

test('a statement that limits or refuses is never counted as agreement', () => {
  const near = only('Face matching is off by default.')('Face matching shall be offered.');
  expect(near.finding).toBe('possible');
  expect(near.near[0]?.limit).toBe(true);
});

test('what is missing: figures with their units first, then names, then words', () => {
  const { near } = only('Alarms are ordered by severity and zone, with the instruction for each.')(
    'Alarms shall be ordered by severity and zone with instruction, acknowledged over SNMP within 30 seconds, for 10,000 alarms.',
  );
  expect(near[0]?.missing).toEqual(['30 seconds', '10,000 alarms', 'SNMP', 'acknowledged']);
});

test('standards and figures are recognised as tenders write them', () => {
  const names = (text: string) => specificsIn(text).map((item) => item.text);
  expect(names('over IEC 61850, LoRaWAN and CAP v1.2')).toEqual(['IEC 61850', 'LoRaWAN', 'CAP v1.2']);
  expect(names('99.5% uptime, IP66')).toEqual(['99.5% uptime', 'IP66']);
  const [figure] = specificsIn('10,000 alarms');
  expect(figure && holds(exactWords('up to 10000 alarms'), figure)).toBe(true);
});

test('a unit is no function word, and a single letter is missing only as part of a name', () => {
  const names = (text: string) => specificsIn(text).map((item) => item.text);
  expect(names('Phase 2 shall follow, 3 will, 4 are, 5 from, 6 months')).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6 months',
  ]);
  expect(names('12-month storage, 5 m, 10 acknowledgements')).toEqual(['12-month', '5 m', '10']);
  expect(names('Over ONVIF Profile S. A Door shall close.')).toEqual(['ONVIF', 'Profile S']);
  const find = only('Alarms are ordered by zone over ONVIF Profile T, as the site’s makers wish.');
  const { finding, near } = find('Alarms shall be ordered by zone over ONVIF Profile S, d and e.');
  expect(finding).toBe('possible');
  expect(near[0]?.missing).toEqual(['Profile S']);
});

test('a preamble and a second demand do not hide the demand that is answered', () => {
  const find = only('Badges, areas and hours are managed together.');
  const clause =
    'For 22 buildings under the Executive Engineer at Ward 7, as surveyed in the annexure of the agreement and handed over by the previous agency: badges and areas shall be managed together.';
  expect(find(clause).near[0]?.passage.text).toContain('Badges');
});

test('a standard that another statement has is shown with it, and is not missing', () => {
  const asked = 'Alarms shall be ordered by zone and sent over OPC UA.';
  const other = { ...passage('Plant data comes over OPC UA.'), section: 'Plant' };
  const [first, ...rest] = createMatcher(
    [passage('Alarms are ordered by zone.'), other, ...others],
    [],
  )(asked).near;
  expect(first?.missing).not.toContain('OPC UA');
  expect(rest.map(({ passage: { text } }) => text)).toContain(other.text);
});

test('a word that only joins others is no term', () => {
  expect(termsOf('before the dispatch and after it')).toEqual(['dispatch']);
});

test('a word as long as a file is no term and no standard', () => {
  const long = `${'a'.repeat(70)}BC`;
  expect(termsOf(`doors ${long}`)).toEqual(['door']);
  expect(specificsIn(`doors ${long}`)).toEqual([]);
});

test('a standard is missing only if no statement found has it', () => {
  const texts = ['Plant data comes over OPC UA.', 'Meters speak DLMS/COSEM.', 'Buses report in AIS-140.'];
  const find = createMatcher(
    [passage('Alarms are ordered by zone.'), ...texts.map(passage), ...others].map((entry, at) => ({
      ...entry,
      id: `a/standards-${at}`,
    })),
    [],
  );
  const [first] = find('Alarms shall be ordered by zone, over OPC UA, DLMS/COSEM, AIS-140 and TETRA.').near;
  expect(first?.missing.filter((name) => /[A-Z]/.test(name))).toEqual(['TETRA']);
});

test('a sentence comes before the line of a list that has more of the same words', () => {
  const sentence = 'Fuel and running hours are read before each visit of a technician.';
  const find = createMatcher([passage('Generator fuel and running hours'), passage(sentence), ...others], []);
  expect(
    find('Work orders shall follow the running hours and the fuel of each generator.').near[0]?.passage.text,
  ).toBe(sentence);
});

test('a third statement comes from another page than two of one page', () => {
  const doors = ['Doors and lamps at gates.', 'Doors and lamps at quays.', 'Doors and lamps at yards.'];
  const other = { ...passage('Doors close, lamps dim, on the other page.'), page: 'b' };
  const find = createMatcher([...doors.map(passage), other, ...others], []);
  expect(find('Doors and lamps.').near.map(({ passage: { page } }) => page)).toEqual(['a', 'a', 'b']);
});

test('sizes of goods and words for other matters ask for more likeness', () => {
  const lamps = passage('Lamps are switched, dimmed and checked by group through a gateway.');
  const find = createMatcher([lamps, ...others], [], ['pole', 'galvanised']);
  expect(
    find('Lamps shall be switched by group, as agreed with the office of the engineer.').finding,
  ).not.toBe('nothing');
  const goods =
    'Lamps of 120 kW on a galvanised pole of 9 m shall be switched, as agreed with the office of the engineer.';
  expect(find(goods).finding).toBe('nothing');
  const plain = 'Lamps on a pole shall be switched, as agreed with the office of the engineer.';
  expect(createMatcher([lamps, ...others], [])(plain).finding).not.toBe('nothing');
});

test('what every system generates is not about generators', () => {
  expect(termsOf('reports shall be generated')).toEqual(['report']);
  expect(termsOf('a generator')).toEqual(['generator']);
});
