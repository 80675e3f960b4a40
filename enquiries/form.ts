/* Reads the posted form strictly: valid UTF-8, no control characters, bounded. Fields unknown here are kept. */
import { type Enquiry, type FieldName, fieldNames, fields } from './fields.ts';

/** No person sees or fills the first; scripts fill the second with the milliseconds since the page opened. */
const traps = ['website', 'elapsed'];
const shortestMilliseconds = 2000;

/** Nothing a visitor has written. */
const sentByThePage: FieldName[] = ['consent', 'language'];

const mostOthers = 50;
const longestName = 60;

export const bodyBytes = 400_000;

/** A refusal: its HTTP status, and a sentence for the visitor. */
export class FormError extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

export function readForm(body: Buffer): { enquiry: Enquiry; isSuspect: boolean } {
  const values = valuesIn(decodeText(body));
  const take = (name: FieldName) => {
    const { longest, ...field } = fields[name];
    const value = (values.get(name)?.join() ?? '').trim();
    const isMultiline = 'isMultiline' in field;
    if (hasControls(value, isMultiline))
      throw new FormError(400, `The field ${name} has characters it cannot have.`);
    if (value.length > longest)
      throw new FormError(422, `The field ${name} is longer than ${longest} characters.`);
    return value;
  };
  const known = Object.fromEntries(fieldNames.map((name) => [name, take(name)])) as Enquiry['fields'];
  if (!/^\d*$/.test(known.clauses)) throw new FormError(400, 'The field clauses must be a number.');
  const others = othersIn(values);
  const written = fieldNames.filter((name) => !sentByThePage.includes(name)).map((name) => known[name]);
  if ([...written, ...others.map(([, value]) => value)].every((value) => value === ''))
    throw new FormError(422, 'The form is empty. Please write a line about what you need.');
  const elapsed = values.get('elapsed')?.[0];
  const isTooQuick = elapsed !== undefined && !(Number(elapsed) >= shortestMilliseconds);
  return {
    enquiry: { fields: known, others },
    isSuspect: Boolean(values.get('website')?.[0]) || isTooQuick,
  };
}

/** A choice of several sends its name several times; a known field is sent once. */
function valuesIn(text: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s).map(decodePart);
    const earlier = values.get(name);
    if (earlier && isKnown(name)) throw new FormError(400, 'The form has a field twice.');
    if (!earlier && values.size >= fieldNames.length + traps.length + mostOthers)
      throw new FormError(422, `The form has more than ${mostOthers} fields of its own.`);
    values.set(name, [...(earlier ?? []), value.replaceAll('\r\n', '\n')]);
  }
  return values;
}

/** A site may be newer than this service: refusing its fields would lose every enquiry. */
function othersIn(values: Map<string, string[]>): Enquiry['others'] {
  const readable = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : ' '));
  return [...values]
    .filter(([name]) => name !== '' && !isKnown(name))
    .map(([name, all]): [string, string] => [
      readable(name).replaceAll('\n', ' ').slice(0, longestName).toWellFormed(),
      readable(all.join(', ')).trim(),
    ])
    .filter(([, value]) => value !== '');
}

const isKnown = (name: string) => Object.hasOwn(fields, name) || traps.includes(name);

const hasControls = (value: string, isMultiline: boolean) =>
  isMultiline
    ? /[\p{Cc}\p{Cs}]/u.test(value.replace(/[\n\t]/g, ''))
    : /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value);

function decodeText(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new FormError(400, 'The form is not UTF-8.');
  }
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new FormError(400, 'The form is not UTF-8.');
  }
}
