/*
 * Visitor journeys, run in every engine. They check what is shown, never screenshots or times. Pages come from the
 * route table and menus from the content.
 */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { serviceIds } from '../../src/content/services/service-ids.ts';
import menu from '../../src/content/shell/menu.ts';
import { address } from '../addresses.ts';
import { errorJourneys } from './error-journeys.ts';
import { everyPage } from './every-page.ts';
import { instrumentJourneys } from './instrument-journeys.ts';
import { languageJourneys } from './language-journeys.ts';
import { offlineJourneys } from './offline-journeys.ts';
import { randomWalk } from './random-walk.ts';
import { requirementJourneys } from './requirement-journeys.ts';
import { type Tab, until } from './tab.ts';
import { touchJourneys } from './touch-journeys.ts';
import { desktop, focus, hasFocus, isAt, isStarted, type Journey, open, phone } from './visit.ts';

const menuButton = 'header button[aria-haspopup="dialog"]';

const openPanels = (count: number) => document.querySelectorAll('header :popover-open').length === count;
const menuIsModal = (open: boolean) => (document.querySelector('dialog:modal') !== null) === open;

export const journeys: Journey[] = [
  everyPage,
  {
    name: 'the popover that froze WebKit opens',
    async run(tab) {
      const page = readFileSync('tests/engines/webkit-freeze.html', 'utf8');
      await tab.open(`data:text/html,${encodeURIComponent(page)}`);
      await tab.click('button');
      await until(tab, () => document.querySelector(':popover-open') !== null);
    },
  },
  {
    name: 'every menu opens by click and keyboard, keeps its size, and closes on Escape or an outside click',
    async run(tab, origin) {
      await tab.resize(...desktop);
      await open(tab, origin + address('page:contact'));
      for (const toggle of await menuToggles(tab)) {
        await tab.click(toggle);
        await until(tab, openPanels, 1);
        // It contains its links, ends just below the last, and fits the window.
        await until(tab, () => {
          const panel = document.querySelector('header :popover-open');
          const box = panel?.getBoundingClientRect();
          const links = [...(panel?.querySelectorAll('a') ?? [])].map((link) => link.getBoundingClientRect());
          if (!box || box.left < 0 || box.right > innerWidth) return false;
          const lowest = Math.max(...links.map(({ bottom }) => bottom));
          return box.bottom >= lowest && box.bottom < lowest + 60;
        });
        await tab.press('Escape');
        await until(tab, openPanels, 0);
        await tab.click(toggle);
        await until(tab, openPanels, 1);
        await tab.clickAt(200, 800);
        await until(tab, openPanels, 0);
      }
      for (const toggle of await menuToggles(tab)) {
        await tab.click(toggle);
        await until(tab, openPanels, 1);
      }
      await tab.press('Escape');
      for (const toggle of await menuToggles(tab)) {
        await tab.run(focus, toggle);
        await tab.press('Enter');
        await until(tab, openPanels, 1);
        await tab.press('Tab');
        await until(tab, hasFocus, 'header :popover-open li:first-child a');
        await tab.press('Escape');
        await until(tab, openPanels, 0);
        await until(tab, hasFocus, toggle);
      }
      expect(tab.errors).toEqual([]);
    },
  },
  {
    name: 'the phone menu opens at the first tap, traps focus, closes, and its links work',
    inChromium: 'tests/header.spec.ts',
    async run(tab, origin) {
      await tab.resize(...phone);
      await tab.open(origin + address('page:contact'));
      // Without React, which starts on the same tap.
      await tab.click(menuButton);
      await until(tab, menuIsModal, true);
      await until(tab, isStarted);
      await until(tab, menuIsModal, true);
      for (let press = 0; press < 12; press++) {
        await tab.press('Tab');
        await until(tab, hasFocus, 'dialog *, dialog, body');
      }
      await tab.press('Escape');
      await until(tab, menuIsModal, false);
      await until(tab, hasFocus, menuButton);
      await tab.click(menuButton);
      await until(tab, menuIsModal, true);
      await tab.click(`dialog button[aria-label="${menu.labels.closeMenu}"]`);
      await until(tab, menuIsModal, false);
      await tab.click(menuButton);
      await followFromMenu(tab);
      await until(tab, isStarted);
      await until(tab, menuIsModal, false);
      expect(tab.errors).toEqual([]);
    },
  },
  {
    name: 'the phone menu opens, closes and links without scripts',
    inChromium: 'tests/header.spec.ts',
    scripts: false,
    async run(tab, origin) {
      const isOpen = (open: boolean) => (document.querySelector('dialog:popover-open') !== null) === open;
      await tab.resize(...phone);
      await tab.open(origin + address('page:contact'));
      await tab.click(menuButton);
      await until(tab, isOpen, true);
      await tab.click(`dialog button[aria-label="${menu.labels.closeMenu}"]`);
      await until(tab, isOpen, false);
      await tab.click(menuButton);
      await followFromMenu(tab);
    },
  },
  {
    name: 'a selected service tile and paused motion are stored and restored',
    inChromium: 'tests/home.spec.ts',
    async run(tab, origin) {
      const chosen = (id: string) =>
        localStorage.getItem('activeService') === id &&
        document.querySelector<HTMLInputElement>('[name="activeService"]:checked')?.value === id;
      const motion = (state: string) => document.documentElement.dataset.motion === state;
      const control = 'header button[name="motion"]';
      const [first = ''] = serviceIds;
      await tab.resize(...desktop);
      await open(tab, origin + address('page:home'));
      await tab.click(control);
      await until(tab, motion, 'paused');
      await tab.click(`label:has([value="${first}"])`);
      await until(tab, chosen, first);
      await open(tab, origin + address('page:home'));
      await until(tab, chosen, first);
      await until(tab, motion, 'paused');
      await tab.click(control);
      await until(tab, motion, 'running');
    },
  },
  {
    name: 'a navigation starts at the top; back and forward restore the scroll position',
    inChromium: 'tests/navigation.spec.ts',
    async run(tab, origin) {
      const [from, to] = [address('page:about'), address('page:contact')];
      const link = `footer a[href="${to}"]`;
      const isAtTop = () => scrollY === 0;
      const isScrolledTo = (place: number) => Math.abs(scrollY - place) <= 2;
      await tab.resize(...desktop);
      await open(tab, origin + from);
      // Scrolls there, so that lazy content has its size.
      await tab.run(
        (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }),
        link,
      );
      const place = await tab.run(() => scrollY);
      expect(place).toBeGreaterThan(500);
      await tab.click(link);
      await until(tab, isAt, to);
      await until(tab, isStarted);
      await until(tab, isAtTop);
      await tab.run(() => history.back());
      await until(tab, isAt, from);
      await until(tab, isScrolledTo, place);
      await tab.run(() => history.forward());
      await until(tab, isAt, to);
      await until(tab, isAtTop);
      expect(tab.errors).toEqual([]);
    },
  },
  {
    name: 'the address of a service opens at its section',
    inChromium: 'tests/services.spec.ts',
    async run(tab, origin) {
      const id = serviceIds.at(-1) ?? '';
      await tab.resize(...desktop);
      await open(tab, `${origin}${address('page:services')}/${id}`);
      await until(
        tab,
        (id) => {
          const top = document.querySelector(`#${id} h2`)?.getBoundingClientRect().top ?? -1;
          return top >= 0 && top < innerHeight;
        },
        id,
      );
    },
  },
  {
    name: 'the form accepts input, a submit stays on the page, and going back restores every field',
    inChromium: 'tests/contact.spec.ts',
    async run(tab, origin) {
      const contact = address('page:contact');
      await tab.resize(...desktop);
      await open(tab, origin + contact);
      await tab.type('form [name="first-name"]', 'Asha');
      await tab.type('form [name="message"]', 'Two words');
      const typed = () =>
        [...document.querySelectorAll<HTMLInputElement>('form [name]')]
          .map(({ value }) => value)
          .filter(Boolean)
          .join() === 'Asha,Two words';
      await until(tab, typed);
      await tab.click('form [type="submit"]');
      await until(tab, isAt, contact);
      await until(tab, isStarted);
      await until(tab, typed);
      for (const isCached of [true, false]) {
        // A document with an unload listener is not kept in the back/forward cache.
        if (!isCached) await tab.run(() => addEventListener('unload', () => {}));
        await open(tab, origin + address('page:trademark'));
        await tab.run(() => history.back());
        await until(tab, isAt, contact);
        await until(tab, isStarted);
        await until(tab, typed);
      }
      expect(tab.errors).toEqual([]);
    },
  },
  {
    name: 'a solution’s product cards stay in their columns and within the margin',
    async run(tab, origin) {
      await tab.resize(...desktop);
      for (const page of ['page:smart-city', 'page:smart-industry'] as const) {
        await open(tab, origin + address(page));
        const faults = await tab.run(() =>
          [...document.querySelectorAll('main li > a > span:has(> picture, > img)')].flatMap((scene) => {
            const list = scene.closest('ul') as HTMLElement;
            const { columnGap, gridTemplateColumns } = getComputedStyle(list);
            const count = gridTemplateColumns.split(' ').length;
            // 400 px without a scroll bar.
            const column = (list.clientWidth - (count - 1) * Number.parseFloat(columnGap)) / count;
            const { width, height, right } = scene.getBoundingClientRect();
            const fits =
              Math.abs(width - column) < 1 &&
              Math.abs(height - (column * 340) / 436) < 1 &&
              right < list.getBoundingClientRect().right + 1;
            return fits ? [] : [`${width}×${height} in a column of ${column}`];
          }),
        );
        expect(faults).toEqual([]);
      }
    },
  },
  ...errorJourneys,
  randomWalk,
  ...instrumentJourneys,
  ...touchJourneys,
  ...languageJourneys,
  ...offlineJourneys,
  ...requirementJourneys,
];

/** The header's titles that have a panel, by position. */
function menuToggles(tab: Tab): Promise<string[]> {
  return tab.run(() =>
    [...document.querySelectorAll('header nav > ul:first-child > li')].flatMap((title, index) =>
      title.querySelector('[popovertarget]')
        ? [`header nav > ul:first-child > li:nth-child(${index + 1}) > [popovertarget]`]
        : [],
    ),
  );
}

async function followFromMenu(tab: Tab) {
  const link = 'dialog details[open] a';
  await tab.click('dialog summary');
  await until(tab, (link) => document.querySelector(link) !== null, link);
  const target = await tab.run(
    (link) => document.querySelector<HTMLAnchorElement>(link)?.pathname ?? '',
    link,
  );
  await tab.click(link);
  await until(tab, isAt, target);
}
