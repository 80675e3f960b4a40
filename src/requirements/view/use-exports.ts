/* The exports; nothing else leaves the page. */
import { use } from 'react';
import type { RequirementsPage } from '../../content/requirements/schema.ts';
import { Addresses } from '../../ui/addresses.ts';
import { fill } from '../../ui/fill.ts';
import { loadOnce } from '../../ui/load-once.ts';
import { copyBoth } from '../exports/clipboard.ts';
import { csvOf } from '../exports/csv.ts';
import { keep } from '../exports/kept-file.ts';
import { queriesAsHtml, queriesAsText } from '../exports/queries.ts';
import { queryTable, tableOf } from '../exports/table.ts';
import { queriesOf, type Review, type ReviewRow } from '../review.ts';
import { counted } from './counted.ts';

const loadWriter = loadOnce(() => import('../exports/workbook.ts'));
/** The address length that every mail program accepts. */
const longestMail = 1800;
/** The message length that the enquiries service accepts. */
const longestMessage = 20_000;

interface ExportsProps {
  content: RequirementsPage;
  putIntoForm: (message: string) => void;
  review: Review;
  /** The filtered rows, or all. */
  rows: ReviewRow[];
  say: (sentence: string) => void;
  onSaved: () => void;
}

export type Exports = ReturnType<typeof useExports>;

export function useExports({ content, putIntoForm, review, rows, say, onSaved }: ExportsProps) {
  const { words, mailbox, takesForm } = content;
  const addressOf = use(Addresses);
  const { exports } = words;
  const queries = queriesOf(review.rows);
  const text = () => queriesAsText(queries, words);

  async function copy(): Promise<boolean> {
    try {
      await copyBoth(text(), queriesAsHtml(queries, words));
      say(counted(exports.copied, queries.length));
      return true;
    } catch {
      say(exports.failed);
      return false;
    }
  }

  async function send() {
    const mail = (body: string) =>
      `mailto:${mailbox}?subject=${encodeURIComponent(exports.subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`;
    if (takesForm && text().length <= longestMessage) {
      putIntoForm(text());
      return location.assign(addressOf('page:contact').path);
    }
    const whole = mail(text());
    if (whole.length <= longestMail) location.href = whole;
    else if (await copy()) location.href = mail(exports.pasteHere);
  }

  async function saveXlsx() {
    try {
      const { workbookOf } = await loadWriter();
      const list = tableOf(review, rows, words, location.origin);
      const note = words.draft;
      const method = {
        heads: [words.method.title],
        rows: [...words.method.lines, location.origin + addressOf('page:requirements').path].map((line) => [
          { text: line },
        ]),
      };
      const bytes = workbookOf([
        {
          ...list,
          name: exports.listSheet,
          note,
          widths: [8, 50, 20, 55, 28, 26, 14, 40, 30, 18, 30, 26, 20],
        },
        { ...queryTable(queries, words), name: exports.querySheet, note, widths: [8, 10, 60, 36, 30, 20] },
        { ...method, name: exports.methodSheet, note, widths: [100] },
      ]);
      save(bytes as BlobPart, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx');
    } catch {
      say(exports.withoutLibrary);
    }
  }

  function save(content: BlobPart, type: string, ending: string) {
    const name = `${exports.fileName}.${ending}`;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    say(fill(exports.saved, { name }));
    onSaved();
  }

  return {
    queries,
    sendNote: takesForm ? exports.sendFormNote : exports.sendNote,
    copy,
    send,
    saveXlsx,
    loadWriter: () => void loadWriter().catch(() => {}),
    saveCsv: () =>
      save(
        csvOf(tableOf(review, rows, words, location.origin), words.draft),
        'text/csv;charset=utf-8',
        'csv',
      ),
    saveKept: () => save(keep(review), 'application/json', 'json'),
  };
}
