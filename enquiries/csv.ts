/* The enquiries as a table for any office program. */
import type { StoredEnquiry } from './store.ts';

const columns: [title: string, of: (enquiry: StoredEnquiry) => string][] = [
  ['Received', ({ received }) => iso(received)],
  ['First name', ({ fields }) => fields['first-name']],
  ['Last name', ({ fields }) => fields['last-name']],
  ['E-mail', ({ fields }) => fields.email],
  ['Phone', ({ fields }) => fields.phone],
  ['Message', ({ fields }) => fields.message],
  ['Queries', ({ fields }) => fields.queries],
  ['Clauses', ({ fields }) => fields.clauses],
  ['State', ({ state }) => state],
  ['Delivered', ({ delivered }) => iso(delivered)],
  ['Answered', ({ answered }) => iso(answered)],
  ['Note', ({ note }) => note],
];

const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString());

/** The byte order mark makes Excel read it as UTF-8. */
export function csv(enquiries: StoredEnquiry[]): string {
  const rows = [columns.map(([title]) => title), ...enquiries.map((one) => columns.map(([, of]) => of(one)))];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A visitor's text must not run as a formula; telephone numbers stay as they are. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t]/.test(text) && !/^\+[\d ()-]+$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
