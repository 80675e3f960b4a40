/* The exports; nothing else leaves the page. */
import { use } from 'react';
import type { RequirementsPage } from '../../content/requirements/schema.ts';
import { Addresses } from '../../ui/addresses.ts';
import { fill } from '../../ui/fill.ts';
import { loadOnce } from '../../ui/load-once.ts';
import { queriesOf, type Review, type Row } from '../review.ts';
import { copyBoth } from '../takeaway/clipboard.ts';
import { csvOf } from '../takeaway/csv.ts';
import { keep } from '../takeaway/kept-file.ts';
import { queriesAsHtml, queriesAsText } from '../takeaway/queries.ts';
import { queryTable, tableOf } from '../takeaway/table.ts';

const loadWriter = loadOnce(() => import('../takeaway/workbook.ts'));
/** The address length that every mail program accepts. */
const longestMail = 1800;
/** The message length that the enquiries service accepts. */
const longestMessage = 20_000;

interface TakeawayProps {
  content: RequirementsPage;
  putIntoForm: (message: string) => void;
  review: Review;
  /** The filtered rows, or all. */
  rows: Row[];
  say: (sentence: string) => void;
  onSaved: () => void;
}

export type Takeaway = ReturnType<typeof useTakeaway>;

export function useTakeaway({ content, putIntoForm, review, rows, say, onSaved }: TakeawayProps) {
  const { words, mailbox, takesForm } = content;
  const addressOf = use(Addresses);
  const { take } = words;
  const queries = queriesOf(review.rows);
  const text = () => queriesAsText(queries, words);

  async function copy(): Promise<boolean> {
    try {
      await copyBoth(text(), queriesAsHtml(queries, words));
      say(fill(take.copied, { n: queries.length }));
      return true;
    } catch {
      say(take.failed);
      return false;
    }
  }

  async function send() {
    const mail = (body: string) =>
      `mailto:${mailbox}?subject=${encodeURIComponent(take.subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`;
    if (takesForm && text().length <= longestMessage) {
      putIntoForm(text());
      return location.assign(addressOf('page:contact').path);
    }
    const whole = mail(text());
    if (whole.length <= longestMail) location.href = whole;
    else if (await copy()) location.href = mail(take.pasteHere);
  }

  async function saveXlsx() {
    try {
      const { workbookOf } = await loadWriter();
      const list = tableOf(review, rows, words, location.origin);
      const note = words.draft;
      const made = {
        heads: [words.made.title],
        rows: [...words.made.lines, location.origin + addressOf('page:requirements').path].map((line) => [
          { text: line },
        ]),
      };
      const bytes = workbookOf([
        { ...list, name: take.listSheet, note, widths: [8, 50, 20, 55, 28, 26, 14, 40, 30, 18, 30, 26, 20] },
        { ...queryTable(queries, words), name: take.querySheet, note, widths: [8, 10, 60, 36, 30, 20] },
        { ...made, name: take.madeSheet, note, widths: [100] },
      ]);
      save(bytes as BlobPart, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx');
    } catch {
      say(take.withoutLibrary);
    }
  }

  function save(content: BlobPart, type: string, ending: string) {
    const name = `${take.fileName}.${ending}`;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    say(fill(take.saved, { name }));
    onSaved();
  }

  return {
    queries,
    sendNote: takesForm ? take.sendFormNote : take.sendNote,
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
