/*
 * One visit to every page: it is complete on a phone and on a desktop, and its tabs, instruments and examples work
 * by keyboard. Loading a page takes most of a visit, so nothing here opens one twice.
 */
import { expect } from '@playwright/test';
import restraintWords from '../../src/content/instruments/restraint.ts';
import type { Href } from '../../src/content/schema.ts';
import { address, pagePaths } from '../addresses.ts';
import { incompleteParts } from './incomplete-parts.ts';
import { type Key, type Tab, until } from './tab.ts';
import {
  changesWords,
  desktop,
  focus,
  hasFocus,
  isThere,
  type Journey,
  open,
  phone,
  pressNamed,
} from './visit.ts';

type Act = (tab: Tab) => Promise<void>;

const chosen = 'input[type="radio"]:checked';

/** A keyboard interaction: the focused element, the keys, and the element whose text changes. */
const choice =
  (control: string, keys: Key[], says: string): Act =>
  async (tab) => {
    await tab.run(focus, control);
    await until(tab, hasFocus, control);
    await changesWords(tab, says, async () => {
      for (const key of keys) await tab.press(key);
    });
  };

/** On the wide window. */
const acts: [page: Href, act: Act][] = [
  ['page:incident-detection', choice('main input[type="range"]', ['End'], 'main [role="status"]')],
  ['page:business-operations', choice(`main ${chosen}`, ['ArrowRight'], 'main')],
  ['page:urban-infrastructure', choice(`main ${chosen}`, ['ArrowDown'], 'main [aria-live]')],
  ['page:planned-preventive', choice('main input[type="range"]', ['End'], 'main ol')],
  ['page:security-platform', choice('[data-device][tabindex="0"]', ['Home', 'Enter'], 'main ol[aria-live]')],
  ['page:security-platform', openCamera],
  ['page:smart-city', choice('main input[type="range"]', ['End'], 'main ul')],
  ['page:safety-security', choice('main input[type="range"]', ['Home'], 'main ol')],
  ['page:smart-industry', choice(`main ${chosen}`, ['ArrowDown'], 'main ol')],
  [
    'page:cyber-intelligence',
    choice('main [role="tab"][tabindex="0"]', ['ArrowRight'], 'main [role="tabpanel"]'),
  ],
  ['page:ai', choice(`main figure ${chosen}`, ['ArrowRight'], 'main figure p')],
  ['page:iot', choice(`main figure ${chosen}`, ['ArrowRight'], 'main figure figcaption')],
  ['page:data-science', choice(`main figure ${chosen}`, ['ArrowRight'], 'main figure figcaption')],
  ['page:cloud', choice(`main figure ${chosen}`, ['ArrowLeft'], 'main figure figcaption')],
  ['page:cyber-security', choice(`main figure ${chosen}`, ['ArrowRight'], 'main figure figcaption')],
  ['page:case-studies', showWiring],
  ['page:case-studies', chooseTabs],
  ['page:home', chooseTabs],
  ['page:development', chooseTabs],
];

export const everyPage: Journey = {
  name: 'every page is complete on a phone and on a desktop, without console messages, and its tabs, instruments and examples work by keyboard',
  inChromium: [
    'tests/pages.spec.ts',
    'tests/home.spec.ts',
    'tests/technology.spec.ts',
    'tests/case-studies.spec.ts',
    'tests/restraint.spec.ts',
    'tests/examples.spec.ts',
    'tests/incident-funnel.spec.ts',
    'tests/instruments.spec.ts',
    'tests/site-board.spec.ts',
    'tests/solutions.spec.ts',
  ],
  async run(tab, origin) {
    const faults: string[] = [];
    const left = new Set(acts);
    for (const path of pagePaths) {
      await tab.resize(...phone);
      await open(tab, origin + address(path));
      for (const size of [phone, desktop]) {
        await tab.resize(...size);
        faults.push(...(await incompleteParts(tab)).map((fault) => `${path} at ${size[0]}: ${fault}`));
      }
      for (const act of acts.filter(([page]) => address(page) === address(path))) {
        await act[1](tab).catch((error: Error) => faults.push(`${path}: ${error.message}`));
        left.delete(act);
      }
      faults.push(...tab.errors.splice(0).map((complaint) => `${path}: ${complaint}`));
    }
    expect(faults).toEqual([]);
    expect([...left].map(([page]) => page)).toEqual([]);
  },
};

/** The first list of tabs. */
async function chooseTabs(tab: Tab) {
  const shows = (selector: string) => {
    const chosen = document.querySelector(selector);
    const panel = document.getElementById(chosen?.getAttribute('aria-controls') ?? '');
    return chosen?.getAttribute('aria-selected') === 'true' && (panel?.offsetHeight ?? 0) > 0;
  };
  const tabs = await tab.run(() =>
    [...(document.querySelector('main [role="tablist"]')?.querySelectorAll('[role="tab"]') ?? [])].map(
      ({ id }) => `[id="${id}"]`,
    ),
  );
  const [first = '', last = ''] = [tabs[0], tabs.at(-1)];
  await until(tab, shows, first);
  // WebKitGTK's driver scrolls a sticky list no further than its edge.
  await tab.run((selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }), last);
  await tab.click(last);
  await until(tab, shows, last);
  await tab.run(focus, last);
  await tab.press('Home');
  await until(tab, shows, first);
  await until(tab, hasFocus, first);
  await tab.press('End');
  await until(tab, shows, last);
}

/** A case's wiring before and after. */
async function showWiring(tab: Tab) {
  const shown = (state: string) =>
    [...document.querySelectorAll<HTMLElement>('main article figure [data-on]')]
      .filter((one) => one.getClientRects().length > 0)
      .every((one) => one.dataset.on === state);
  await until(tab, shown, 'after');
  await tab.run(focus, 'main article figure input[value="after"]');
  await tab.press('ArrowLeft');
  await until(tab, shown, 'before');
  await tab.press('ArrowRight');
  await until(tab, shown, 'after');
}

/** A camera opens for a purpose, and the log records it. */
async function openCamera(tab: Tab) {
  const restraint = 'section:has([role="log"])';
  await tab.click(`${restraint} label:has([value="${restraintWords.purposes[0]?.id}"])`);
  await changesWords(tab, `${restraint} [role="log"]`, () => pressNamed(tab, restraintWords.open));
  await until(tab, isThere, `${restraint} [role="img"]`, true);
}
