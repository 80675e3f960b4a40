/* The files of a shift: the log as CSV, a warning as CAP v1.2. */
import type { FactId, Said, WarningText } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import { clockText } from '../../ui/time-text.ts';
import type { Second } from './act-types.ts';
import { factsOf, say } from './facts.ts';
import { incidentOf } from './look.ts';
import { sha256 } from './sha256.ts';
import type { ShiftState } from './types.ts';
import type { Issued, Warning } from './warning-types.ts';

/**
 * RFC 4180: comma, CRLF, quotes doubled. The byte order mark makes spreadsheets read it as UTF-8. Each row ends with
 * the hash of the previous one, and a last row seals the log: docs/checking-a-log.md.
 */
export function logCsv(state: ShiftState): string {
  const { csv, csvKinds, csvEnd, system } = state.setting.words;
  const rows = state.log.map(({ at, who, person, what, kind, tag, incident, message }) => [
    dateTime(state, at),
    who,
    person,
    what,
    csvKinds[kind],
    tag,
    // A message joins its incident after its row was written.
    incident ?? state.messages.find(({ id }) => id === message)?.incident ?? '',
  ]);
  const end = [dateTime(state, state.now), system, '', csvEnd, csvKinds.system, '', ''];
  const lines = [csv.map(cell).join(',')];
  for (const row of [...rows, end]) lines.push([...row.map(cell), sha256(lines.at(-1) ?? '')].join(','));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

const byteOrderMark = '\uFEFF';

function cell(text: string): string {
  // A spreadsheet would run these as a formula.
  const safe = (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replace(/[\r\n]+/g, ' ');
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The date of a second; a shift may pass midnight. */
function dateOf({ setting: { shift } }: ShiftState, at: Second): string {
  const day = new Date(`${shift.date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + Math.floor(at / 86400));
  return day.toISOString().slice(0, 10);
}

function dateTime(state: ShiftState, at: Second): string {
  return `${dateOf(state, at)}T${clockText(at)}${state.setting.words.cap.offset}`;
}

function identifier(state: ShiftState, warning: Warning, { number }: Issued): string {
  return fill(state.setting.words.cap.identifier, { seed: state.seed, incident: warning.incident, number });
}

/** Common Alerting Protocol, version 1.2: elements in the order of the standard. */
export function capXml(state: ShiftState, warning: Warning, issued: Issued): string {
  const { cap } = state.setting.words;
  const earlier = warning.issued.filter(({ number }) => number < issued.number);
  const references = earlier.map((one) =>
    [cap.sender, identifier(state, warning, one), dateTime(state, one.sent)].join(','),
  );
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    element('identifier', identifier(state, warning, issued)),
    element('sender', cap.sender),
    element('sent', dateTime(state, issued.sent)),
    element('status', 'Exercise'),
    element('msgType', issued.type),
    element('scope', 'Public'),
    element('note', cap.note),
    ...(references.length > 0 ? [element('references', references.join(' '))] : []),
    element('incidents', incidentsOf(state, warning).join(' ')),
    ...info(state, warning, issued, 'en-IN'),
    ...info(state, warning, issued, 'hi-IN'),
    '</alert>',
  ];
  return `${lines.join('\n')}\n`;
}

/** The incident and those joined to it. */
function incidentsOf({ incidents }: ShiftState, { incident: own }: Warning): string[] {
  return [own, ...incidents.filter(({ joinedTo }) => joinedTo === own).map(({ id }) => id)];
}

type Language = keyof ShiftState['setting']['words']['cap']['inError'];

function info(state: ShiftState, warning: Warning, issued: Issued, language: Language): string[] {
  const { content } = warning;
  const text = warningWords(state, warning, language === 'hi-IN' ? 'hi' : 'en', issued.facts);
  const { over, type } = issued;
  const { cap } = state.setting.words;
  const incident = incidentOf(state, warning.incident);
  const ended = type === 'Cancel' ? cap.inError[language] : text.cancelled;
  const { headline, description, instruction } = over ? ended : text;
  const place = placeName(state, warning, language);
  const write = (name: string, value: string) => element(name, fill(value, { place }), 4);
  return [
    '  <info>',
    write('language', language),
    ...content.category.map((category) => write('category', category)),
    write('event', text.event),
    write('responseType', over ? 'AllClear' : content.responseType),
    write('urgency', over ? 'Past' : 'Immediate'),
    write('severity', content.severity),
    write('certainty', issued.certainty),
    write('effective', dateTime(state, issued.sent)),
    write('onset', dateTime(state, onsetOf(state, warning))),
    write('expires', dateTime(state, issued.expires)),
    write('senderName', text.senderName),
    write('headline', headline),
    write('description', description),
    write('instruction', instruction),
    write('web', fill(cap.web, { identifier: identifier(state, warning, issued) })),
    write('contact', cap.contact),
    '    <area>',
    `  ${write('areaDesc', text.areaDesc)}`,
    `  ${write('polygon', issued.polygon)}`,
    ...(incident?.ward
      ? [
          '      <geocode>',
          element('valueName', cap.geocode, 8),
          element('value', incident.ward, 8),
          '      </geocode>',
        ]
      : []),
    '    </area>',
    '  </info>',
  ];
}

/** When it started, as far as known: the time of its first message. */
function onsetOf(state: ShiftState, warning: Warning): Second {
  const incident = incidentOf(state, warning.incident);
  const times = state.messages.filter(({ id }) => incident?.messages.includes(id)).map(({ at }) => at);
  return Math.min(...times, incident?.since ?? warning.drafted);
}

/** A text shared by several places contains the place's name in the text's language. */
function placeName(state: ShiftState, { incident: id }: Warning, language: string): string {
  const incident = incidentOf(state, id);
  const site = state.setting.shift.sites.find((one) => one.id === incident?.site);
  return (language === 'hi-IN' ? site?.placeHi : undefined) ?? incident?.place ?? '';
}

type Spoken<Text> = { [Name in keyof Text]: Text[Name] extends Said ? string : Spoken<Text[Name]> };

/** The text of the warning as recipients read it: what the log had when it was sent, or has now. */
export function warningWords(
  state: ShiftState,
  warning: Warning,
  language: 'en' | 'hi',
  facts: readonly FactId[] = factsNow(state, warning),
): Spoken<WarningText> {
  const place = placeName(state, warning, language === 'hi' ? 'hi-IN' : 'en-IN');
  const put = (texts: Record<string, Said>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, fill(say(text, facts), { place })]),
    );
  const { cancelled, ...text } = warning.content[language];
  return { ...put(text), cancelled: put(cancelled) } as Spoken<WarningText>;
}

/** What was sent stays as it was sent; a draft has what the log has now. */
function factsNow(state: ShiftState, { incident: id, issued, state: stage }: Warning): readonly FactId[] {
  const incident = incidentOf(state, id);
  const last = issued.at(-1);
  if (last && stage !== 'waits' && stage !== 'draft') return last.facts;
  return incident ? factsOf(state, incident) : [];
}

function element(name: string, value: string, indent = 2): string {
  return `${' '.repeat(indent)}<${name}>${escaped(value)}</${name}>`;
}

/** Escapes markup and removes characters XML 1.0 does not allow. */
function escaped(text: string): string {
  return [...text]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      const control = code < 0x20 && code !== 0x9 && code !== 0xa && code !== 0xd;
      return !(control || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff);
    })
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
