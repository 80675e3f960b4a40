/* The enquiries as a table for any office program. */
import { fieldNames, fields } from './fields.ts';
import { labelOf } from './mail.ts';
import type { Rules } from './rules.ts';
import type { StoredEnquiry } from './store.ts';

type Column = [title: string, of: (enquiry: StoredEnquiry) => string];

const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString());

/** The byte order mark makes Excel read it as UTF-8. */
export function csv(enquiries: StoredEnquiry[], { labels }: Pick<Rules, 'labels'>): string {
  const others = [...new Set(enquiries.flatMap((one) => one.others.map(([name]) => name)))];
  const columns: Column[] = [
    ['Received', ({ received }) => iso(received)],
    ...fieldNames.map((name): Column => [fields[name].label, (one) => one.fields[name]]),
    ...others.map((name): Column => [labelOf(name, labels), (one) => otherOf(one, name)]),
    ['State', ({ state }) => state],
    ['Delivered', ({ delivered }) => iso(delivered)],
    ['Answered', ({ answered }) => iso(answered)],
    ['Note', ({ note }) => note],
  ];
  const rows = [columns.map(([title]) => title), ...enquiries.map((one) => columns.map(([, of]) => of(one)))];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

const otherOf = ({ others }: StoredEnquiry, name: string) =>
  others.find(([other]) => other === name)?.[1] ?? '';

/** A visitor's text must not run as a formula; telephone numbers stay as they are. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t]/.test(text) && !/^\+[\d ()-]+$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
