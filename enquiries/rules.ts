/*
 * What the site says about enquiries, so that this service does the same: `npm run build` writes it to
 * dist/deploy/enquiries.json. Read again whenever the file changes.
 */
import { readFileSync, statSync } from 'node:fs';

export interface Rules {
  /** Months after which a delivered enquiry is deleted; without it none is. */
  keepMonths?: number;
  /** Labels of the form's own fields, by name. */
  labels: Record<string, string>;
  /** The automatic reply, by language; the first is for all others. */
  reply: Record<string, { subject: string; text: string }>;
  /** Strict-Transport-Security, as the site sends it. */
  strictTransport: string;
}

/** Without a file: no rule, no reply, and the site's own default for browsers. */
export const noRules: Rules = { labels: {}, reply: {}, strictTransport: 'max-age=15768000' };

export class RulesFile {
  readonly file: string;
  #rules = noRules;
  #changed = 0;
  #problem = '';

  constructor(file: string) {
    this.file = file;
  }

  /** A file that is missing or broken leaves the rules as they were. */
  read = (): Rules => {
    try {
      const { mtimeMs } = statSync(this.file);
      if (mtimeMs === this.#changed) return this.#rules;
      this.#changed = mtimeMs;
      this.#rules = parseRules(readFileSync(this.file, 'utf8'));
      this.#problem = '';
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // Not built yet, or just being built.
      if (code === 'ENOENT') return this.#rules;
      if (message !== this.#problem) console.error(`The form’s rules could not be read: ${message}`);
      this.#problem = message;
    }
    return this.#rules;
  };
}

export function parseRules(text: string): Rules {
  const { keepMonths, labels = {}, reply = {}, strictTransport = noRules.strictTransport } = JSON.parse(text);
  if (keepMonths !== undefined && !(Number.isInteger(keepMonths) && keepMonths >= 1))
    throw new Error('keepMonths must be a whole number of months.');
  const isWritten = (value: unknown) => typeof value === 'string' && value !== '';
  if (!Object.values(labels).every(isWritten)) throw new Error('Every label must be a text.');
  for (const { subject, text: words } of Object.values<Rules['reply'][string]>(reply))
    if (!isWritten(subject) || !isWritten(words)) throw new Error('The reply needs a subject and a text.');
  return { ...(keepMonths && { keepMonths }), labels, reply, strictTransport };
}
