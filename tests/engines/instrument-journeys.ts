/* Journeys through interactive parts: the desk, the search, the requirements and the stream of events. */
import { expect } from '@playwright/test';
import deskWords from '../../src/content/desk.ts';
import sampleList from '../../src/content/requirements/sample-list.ts';
import requirementWords from '../../src/content/requirements/words.ts';
import services from '../../src/content/services/services.ts';
import { address } from '../addresses.ts';
import { until } from './tab.ts';
import { changesWords, desktop, focus, hasFocus, isThere, type Journey, open, pressNamed } from './visit.ts';

const query = services.services[0]?.title ?? '';
const dialogField = 'dialog[open] [role="combobox"]';

export const instrumentJourneys: Journey[] = [
  {
    name: 'the stream of events is animated, and the motion control pauses it',
    inChromium: 'tests/examples.spec.ts',
    async run(tab, origin) {
      await tab.resize(...desktop);
      await open(tab, origin + address('page:big-data'));
      await changesWords(tab, 'main figure svg', async () => {});
      await tab.click('header button[name="motion"]');
      await until(tab, () => document.documentElement.dataset.motion === 'paused');
      await until(tab, () => {
        const words = () => document.querySelector('main figure svg')?.textContent;
        const before = words();
        return new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(words() === before))),
        );
      });
    },
  },
  {
    name: 'the search opens by button and shortcut, finds results, moves by arrow keys, and closes',
    inChromium: 'tests/search.spec.ts',
    async run(tab, origin) {
      const contact = address('page:contact');
      await tab.resize(...desktop);
      await open(tab, origin + contact);
      await tab.press('/');
      await until(tab, hasFocus, dialogField);
      await tab.press('Escape');
      await until(tab, isThere, dialogField, false);
      await tab.click(`header a[href="${address('page:search')}"]`);
      await until(tab, hasFocus, dialogField);
      await tab.type(dialogField, query);
      await until(tab, isThere, 'dialog [role="option"]', true);
      await tab.press('ArrowDown');
      await until(tab, isThere, 'dialog [role="option"][aria-selected="true"]', true);
      await tab.press('Enter');
      await until(
        tab,
        (from) => location.pathname !== from && !document.querySelector('dialog[open]'),
        contact,
      );
      await open(tab, `${origin}${address('page:search')}?q=${encodeURIComponent(query)}`);
      await until(tab, isThere, 'main ol a', true);
      expect(tab.errors).toEqual([]);
    },
  },
  {
    name: 'a table pasted from a document is compared in the tab; clauses are assessed and filtered by keyboard',
    inChromium: 'tests/requirements.spec.ts',
    async run(tab, origin) {
      await tab.resize(...desktop);
      await open(tab, origin + address('page:requirements'));
      await tab.run(pasteTable, sampleList.map((row) => row.join('\t')).join('\n'));
      await pressNamed(tab, requirementWords.start.compare);
      await until(tab, isThere, 'main select', true);
      await until(tab, () => {
        const compare = document.querySelector<HTMLElement>(
          'main section:has(select) button:not([type=submit])',
        );
        compare?.focus();
        return document.activeElement === compare;
      });
      await tab.press('Enter');
      await until(tab, isThere, 'main tr[data-finding="related"]', true);
      await until(tab, isThere, 'main tr[data-finding="nothing"]', true);
      const row = 'main tr[data-finding="related"] button[aria-expanded]';
      await tab.run(focus, row);
      await tab.press('Enter');
      await until(tab, isThere, 'main tr[data-opened]', true);
      await tab.press('4');
      await until(tab, isThere, 'main fieldset label:nth-of-type(4) input:checked', true);
      await tab.press('Escape');
      await until(tab, hasFocus, row);
      await tab.run(focus, 'main input[name="finding"]:checked');
      await tab.press('ArrowRight');
      await until(tab, isThere, 'main tr[data-finding="nothing"]', false);
      await until(tab, isThere, 'main tr[data-finding="related"]', true);
      expect(tab.errors).toEqual([]);
    },
  },
  {
    name: 'a guided shift starts by click, joins its messages, waits, and continues when confirmed by keyboard; a second screen follows it',
    inChromium: 'tests/console.spec.ts',
    async run(tab, origin) {
      const question = 'section[aria-labelledby="desk-question"]';
      await tab.resize(...desktop);
      await open(tab, origin + address('page:run-a-shift'));
      await tab.click('main form [type="submit"]');
      await until(tab, isThere, 'dialog canvas', true);
      await tab.press('6');
      // Three messages about one thing are one incident, which needs a decision.
      await until(tab, isThere, 'dialog section[data-joined] li:nth-child(3)', true);
      await until(tab, isThere, `${question} button`, true);
      const clock = 'dialog header time';
      const drawn = await tab.run(picture);
      await changesWords(tab, clock, () => tab.press('c'));
      await until(tab, (before) => document.querySelector('canvas')?.toDataURL() !== before, drawn);
      await pressNamed(tab, deskWords.second.open);
      // The desk offers the third once the second has reported its view.
      await until(
        tab,
        (third) => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === third),
        deskWords.second.third,
      );
      expect(tab.errors).toEqual([]);
    },
  },
];

/** A table as a word processor copies it: HTML and tab-separated lines. */
const pasteTable = (lines: string) => {
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  const rows = lines.split('\n').map((line) => `<tr><td>${line.split('\t').join('</td><td>')}</td></tr>`);
  const clipboardData = new DataTransfer();
  const table = `<style>td{color:red}</style><table style="border:none">${rows.join('')}</table>`;
  clipboardData.setData('text/html', table);
  clipboardData.setData('text/plain', lines);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  // Sets the value natively, since React ignores its own changes.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, lines);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const picture = () => document.querySelector('canvas')?.toDataURL() ?? '';
