/* When a page's view or the desk throws, visitors get a message with links, inside a working shell. */
import { expect } from '@playwright/test';
import contact from '../../src/content/company/contact.ts';
import deskStart from '../../src/content/run-a-shift/start-a-shift.ts';
import messages from '../../src/content/shell/messages.ts';
import development from '../../src/content/technologies/development.ts';
import { address } from '../addresses.ts';
import { breakable, withRewrittenScripts } from './rewriting-proxy.ts';
import { type Tab, until } from './tab.ts';
import { desktop, focus, isThere, type Journey, open } from './visit.ts';

const view = /\/static\/js\/development-[\w-]+\.js/;
const deskContent = /\/static\/js\/desk-content-[\w-]+\.js/;
/** The page's view and its content have the same file name; only the view imports JSX. */
const throwing = (script: string) =>
  script.includes('/jsx-runtime-')
    ? 'export default () => { throw new Error("broken on purpose") };'
    : script;

const headingIs = (text: string) => document.querySelector('h1')?.textContent === text;
const isBroken = (broken: boolean) => void Object.assign(window, { broken });
const follow = (href: string) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
const stoppedDesk = 'dialog [role="alert"]';

/** Header, menu and the next navigation. */
async function expectLivingShell(tab: Tab) {
  const toggle = 'header nav > ul:first-child > li > [popovertarget]';
  const openPanels = (count: number) => document.querySelectorAll('header :popover-open').length === count;
  await tab.click(toggle);
  await until(tab, openPanels, 1);
  await tab.press('Escape');
  await until(tab, openPanels, 0);
  await tab.run(follow, address('page:contact'));
  await until(tab, headingIs, contact.banner.title);
  await until(tab, (path) => location.pathname === path, address('page:contact'));
}

export const errorJourneys: Journey[] = [
  {
    name: 'a page that throws on its first render shows an error, and the shell still works',
    run: (tab, origin) =>
      withRewrittenScripts(origin, [view, throwing], async (broken) => {
        await tab.resize(...desktop);
        await open(tab, broken + address('page:trademark'));
        const staysInDocument = await tab.run(() => 'navigation' in window);
        await tab.run(follow, address('page:development'));
        // Opened as a document, the page keeps its served HTML.
        await until(tab, headingIs, staysInDocument ? messages.pageFailed : development.banner.title);
        await expectLivingShell(tab);
      }),
  },
  {
    name: 'a page that throws on a later click shows an error with a retry, and the shell still works',
    run: (tab, origin) =>
      withRewrittenScripts(origin, [view, breakable('default')], async (broken) => {
        const pressLastTab = async () => {
          await tab.run(isBroken, true);
          await tab.run(focus, '[role="tab"][aria-selected="true"]');
          await tab.press('End');
          await until(tab, headingIs, messages.pageFailed);
          await until(tab, () => document.activeElement?.matches('h1') === true);
        };
        await tab.resize(...desktop);
        await open(tab, broken + address('page:development'));
        await pressLastTab();
        await tab.run(isBroken, false);
        await tab.click('main button');
        await until(tab, headingIs, development.banner.title);
        await pressLastTab();
        await tab.run(isBroken, false);
        await expectLivingShell(tab);
      }),
  },
  {
    name: 'a desk that throws during a shift shows an error, and can be retried or closed',
    run: (tab, origin) =>
      withRewrittenScripts(origin, [deskContent, breakable('deskContent', 'words')], async (broken) => {
        await tab.resize(...desktop);
        await open(tab, broken + address('page:run-a-shift'));
        await tab.click('main form [type="submit"]');
        await until(tab, isThere, 'dialog canvas', true);
        await tab.run(isBroken, true);
        await tab.press('6');
        await until(tab, isThere, stoppedDesk, true);
        expect(
          await tab.run((selector) => document.querySelector(selector)?.textContent ?? '', stoppedDesk),
        ).toContain(deskStart.stopped);
        await tab.run(isBroken, false);
        await tab.click(`${stoppedDesk} button`);
        await until(tab, isThere, 'dialog canvas', true);
        await tab.run(isBroken, true);
        // A resumed shift may have nothing to render; a change of speed always renders.
        await tab.press('6');
        await until(tab, isThere, stoppedDesk, true);
        await tab.click(`${stoppedDesk} button:last-child`);
        await until(tab, isThere, stoppedDesk, false);
        await expectLivingShell(tab);
      }),
  },
];
