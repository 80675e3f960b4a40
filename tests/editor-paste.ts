/* Pastes and drops foreign markup into the editor's two kinds of field. Runs in any engine. */
import { expect } from '@playwright/test';
import { type Tab, until } from './engines/tab.ts';

const attack = 'globalThis.pasted=1';
const hostile = `<b>Hostile</b> <span data-code="${attack}" contenteditable="false">words</span>`;

const isReady = () => document.documentElement.hasAttribute('data-editable');
const isThere = (selector: string) =>
  [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());

/** The kind of event a browser sends; untrusted ones change nothing by themselves. */
function bring(selector: string, type: string, html: string): { taken: boolean; html: string } {
  const field = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
  if (!field) throw new Error(`no ${selector}`);
  field.focus();
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  const { left, top } = field.getBoundingClientRect();
  const data = {
    types: ['text/plain', 'text/html'],
    files: [],
    getData: (kind: string) => (kind === 'text/html' ? html : ' Hostile words'),
  };
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX: left + 2,
    clientY: top + 2,
  });
  Object.defineProperty(event, 'clipboardData', { value: data });
  Object.defineProperty(event, 'dataTransfer', { value: data });
  field.dispatchEvent(event);
  return { taken: event.defaultPrevented, html: field.innerHTML };
}

/** As if a browser had passed the markup through. */
function smuggle(selector: string, html: string): void {
  const field = document.querySelector<HTMLElement>(selector);
  field?.insertAdjacentHTML('beforeend', html);
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

export async function pasteForeignMarkup(tab: Tab, address: string, read: () => string): Promise<void> {
  await tab.open(address);
  await until(tab, isReady);
  await tab.run(() => {
    const heading = document.querySelector('h1');
    const { left = 0, top = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
    const at = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + height / 2 };
    heading?.dispatchEvent(new MouseEvent('click', at));
  });
  await until(tab, isThere, '.editor-in-place');
  await expectPlainText(tab, '.editor-in-place');
  await tab.run(smuggle, '.editor-in-place', hostile);
  await tab.press('Enter');
  await until(
    tab,
    () => document.querySelector('.editor-bar [role=status]')?.textContent?.startsWith('Saved.') === true,
  );
  expect(read()).toContain('Hostile words');
  expect(read()).not.toContain(attack);

  await until(tab, isReady);
  await tab.run(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.editor-bar button')];
    buttons.find(({ textContent }) => textContent === 'Page')?.click();
  });
  await until(tab, isThere, '.editor-panel .editor-input');
  await until(tab, () =>
    [...document.querySelectorAll<HTMLElement>('.editor-panel .editor-input')].some(
      (field) => field.checkVisibility() && field.innerText !== '',
    ),
  );
  await expectPlainText(tab, '.editor-panel .editor-input');
}

async function expectPlainText(tab: Tab, field: string): Promise<void> {
  for (const type of ['paste', 'drop']) {
    const { taken, html } = await tab.run(bring, field, type, hostile);
    expect(taken, `${type} in ${field}`).toBe(true);
    expect(html, `${type} in ${field}`).toContain('Hostile words');
    expect(html, `${type} in ${field}`).not.toMatch(/<b>|data-code="globalThis/);
  }
}
