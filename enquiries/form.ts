/* Reads the posted form strictly: known fields, once each, valid UTF-8, no control characters, bounded. */

export interface Enquiry {
  'first-name': string;
  'last-name': string;
  email: string;
  phone: string;
  message: string;
  /** The requirement check's queries, one per line: clause, text and finding, separated by tabs. */
  queries: string;
  /** How many clauses were checked. */
  clauses: string;
}

const longest: Record<keyof Enquiry, number> = {
  'first-name': 200,
  'last-name': 200,
  email: 254,
  phone: 60,
  message: 20_000,
  queries: 100_000,
  clauses: 6,
};
const multiline = ['message', 'queries'];

/** No person sees or fills the first; scripts fill the second with the milliseconds since the page opened. */
const traps = ['website', 'elapsed'];
const shortestMilliseconds = 2000;

export const bodyBytes = 400_000;

export class FormError extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

export function readForm(body: Buffer): { enquiry: Enquiry; isSuspect: boolean } {
  const values = new Map<string, string>();
  for (const pair of decodeText(body).split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s).map(decodePart);
    if (!Object.hasOwn(longest, name) && !traps.includes(name))
      throw new FormError(400, 'The form has an unknown field.');
    if (values.has(name)) throw new FormError(400, 'The form has a field twice.');
    values.set(name, value.replaceAll('\r\n', '\n'));
  }
  const enquiry = {} as Enquiry;
  for (const name of Object.keys(longest) as (keyof Enquiry)[]) {
    const value = (values.get(name) ?? '').trim();
    const allowed = multiline.includes(name) ? /[\p{Cc}\p{Cs}]/u : /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
    const checked = multiline.includes(name) ? value.replace(/[\n\t]/g, '') : value;
    if (allowed.test(checked)) throw new FormError(400, `The field ${name} has characters it cannot have.`);
    if (value.length > longest[name])
      throw new FormError(422, `The field ${name} is longer than ${longest[name]} characters.`);
    enquiry[name] = value;
  }
  if (!/^\d*$/.test(enquiry.clauses)) throw new FormError(400, 'The field clauses must be a number.');
  if (Object.values(enquiry).every((value) => value === ''))
    throw new FormError(422, 'The form is empty. Please write a line about what you need.');
  const elapsed = values.get('elapsed');
  const isTooQuick = elapsed !== undefined && !(Number(elapsed) >= shortestMilliseconds);
  return { enquiry, isSuspect: Boolean(values.get('website')) || isTooQuick };
}

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
