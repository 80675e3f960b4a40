/* Journeys through interactive parts: the desk, the search and every interactive drawing. */
import { expect } from '@playwright/test';
import deskWords from '../../src/content/desk.ts';
import restraintWords from '../../src/content/instruments/restraint.ts';
import sampleList from '../../src/content/requirements/sample-list.ts';
import requirementWords from '../../src/content/requirements/words.ts';
import type { Href } from '../../src/content/schema.ts';
import services from '../../src/content/services/services.ts';
import { address } from '../addresses.ts';
import { type Key, type Tab, until } from './tab.ts';
import {
  changesWords,
  desktop,
  focus,
  hasFocus,
  isThere,
  type Journey,
  open,
  smallDesktop,
} from './visit.ts';

const chosen = 'input[type="radio"]:checked';

/** One keyboard interaction each: the focused element, the keys, and the element whose text changes. */
const choices: [page: Href, control: string, keys: Key[], says: string][] = [
  ['page:incident-detection', 'main input[type="range"]', ['End'], 'main [role="status"]'],
  ['page:business-operations', `main ${chosen}`, ['ArrowRight'], 'main'],
  ['page:urban-infrastructure', `main ${chosen}`, ['ArrowDown'], 'main [aria-live]'],
  ['page:planned-preventive', 'main input[type="range"]', ['End'], 'main ol'],
  ['page:security-platform', '[data-device][tabindex="0"]', ['Home', 'Enter'], 'main ol[aria-live]'],
  ['page:smart-city', 'main input[type="range"]', ['End'], 'main ul'],
  ['page:safety-security', 'main input[type="range"]', ['Home'], 'main ol'],
  ['page:smart-industry', `main ${chosen}`, ['ArrowDown'], 'main ol'],
  ['page:cyber-intelligence', 'main [role="tab"][tabindex="0"]', ['ArrowRight'], 'main [role="tabpanel"]'],
  ['page:ai', `main figure ${chosen}`, ['ArrowRight'], 'main figure p'],
  ['page:iot', `main figure ${chosen}`, ['ArrowRight'], 'main figure figcaption'],
  ['page:data-science', `main figure ${chosen}`, ['ArrowRight'], 'main figure figcaption'],
  ['page:cloud', `main figure ${chosen}`, ['ArrowLeft'], 'main figure figcaption'],
  ['page:cyber-security', `main figure ${chosen}`, ['ArrowRight'], 'main figure figcaption'],
];

const restraint = 'section:has([role="log"])';
const query = services.services[0]?.title ?? '';
const dialogField = 'dialog[open] [role="combobox"]';

export const instrumentJourneys: Journey[] = [
  {
    name: 'a choice by keyboard changes the text of every instrument and example',
    inChromium: [
      'tests/examples.spec.ts',
      'tests/incident-funnel.spec.ts',
      'tests/instruments.spec.ts',
      'tests/site-board.spec.ts',
      'tests/solutions.spec.ts',
    ],
    async run(tab, origin) {
      await tab.resize(...smallDesktop);
      for (const [page, control, keys, says] of choices) {
        await open(tab, origin + address(page));
        await tab.run(focus, control);
        await until(tab, hasFocus, control);
        await changesWords(tab, says, async () => {
          for (const key of keys) await tab.press(key);
        });
      }
      expect(tab.errors).toEqual([]);
    },
  },
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
    name: 'before and after of a case can be switched by keyboard',
    inChromium: 'tests/case-studies.spec.ts',
    async run(tab, origin) {
      const shown = (state: string) =>
        [...document.querySelectorAll<HTMLElement>('main article figure [data-on]')]
          .filter((one) => one.getClientRects().length > 0)
          .every((one) => one.dataset.on === state);
      const after = 'main article figure input[value="after"]';
      await tab.resize(...desktop);
      await open(tab, origin + address('page:case-studies'));
      await until(tab, shown, 'after');
      await tab.run(focus, after);
      await tab.press('ArrowLeft');
      await until(tab, shown, 'before');
      await tab.press('ArrowRight');
      await until(tab, shown, 'after');
    },
  },
  {
    name: 'a camera opens for a purpose, and the log records it',
    inChromium: 'tests/restraint.spec.ts',
    async run(tab, origin) {
      await tab.resize(...desktop);
      await open(tab, origin + address('page:security-platform'));
      await tab.click(`${restraint} label:has([value="${restraintWords.purposes[0]?.id}"])`);
      await changesWords(tab, `${restraint} [role="log"]`, () => pressNamed(tab, restraintWords.open));
      await until(tab, isThere, `${restraint} [role="img"]`, true);
      expect(tab.errors).toEqual([]);
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

/** By keyboard. */
async function pressNamed(tab: Tab, label: string) {
  const isFocused = (label: string) => {
    const named = [...document.querySelectorAll('button')].find((one) => one.textContent === label);
    named?.focus();
    return named !== undefined && document.activeElement === named;
  };
  await until(tab, isFocused, label);
  await tab.press('Enter');
}
