/* Reading lists in a worker, which each engine starts, loads and ends in its own way. */
import { expect } from '@playwright/test';
import words from '../../src/content/requirements/words.ts';
import { address } from '../addresses.ts';
import { document } from '../attack-lists.ts';
import { until } from './tab.ts';
import { desktop, type Journey, open, phone } from './visit.ts';

const clause = 'Doors shall close on a fire signal and open for whoever leaves.';
const file = document(`<w:p><w:r><w:t>${clause}</w:t></w:r></w:p>`.repeat(2));

/** Chooses a file as the file dialog does. */
function choose(bytes: string, name: string): void {
  const input = window.document.querySelector<HTMLInputElement>('input[type="file"]');
  const data = new DataTransfer();
  data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name));
  if (!input) throw new Error('no file field');
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const hasRows = (count: number) => window.document.querySelectorAll('main tr[data-finding]').length === count;
const says = (text: string) => window.document.querySelector('main')?.textContent?.includes(text) === true;

export const requirementJourneys: Journey[] = [
  {
    name: 'a pasted list and a chosen document are read and compared',
    inChromium: 'tests/requirements.spec.ts',
    async run(tab, origin) {
      await tab.resize(...phone);
      await open(tab, origin + address('page:requirements'));
      await tab.type('main textarea', clause);
      await tab.click('main form button[type="submit"]');
      await until(tab, hasRows, 1);
      expect(tab.errors).toEqual([]);
      await open(tab, origin + address('page:requirements'));
      await tab.run(choose, Buffer.from(file).toString('base64'), 'list.docx');
      await until(tab, hasRows, 2);
      expect(tab.errors).toEqual([]);
    },
  },
  {
    name: 'a damaged document says so, and the next list is read',
    async run(tab, origin) {
      await tab.resize(...desktop);
      await open(tab, origin + address('page:requirements'));
      await tab.run(choose, Buffer.from(file.slice(0, file.length - 40)).toString('base64'), 'list.docx');
      await until(tab, says, words.problems.damaged.title);
      await tab.run(choose, Buffer.from(file).toString('base64'), 'list.docx');
      await until(tab, hasRows, 2);
      expect(tab.errors).toEqual([]);
    },
  },
];
