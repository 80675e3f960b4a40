/* What most journeys do on a page, and what they ask of it. The questions are sent to the page: they use nothing outside. */
import { type Tab, until } from './tab.ts';

export interface Journey {
  name: string;
  /** Absent: as anyone has them. */
  scripts?: false;
  serviceWorkers?: true;
  /** Which spec has a visitor do it in Chromium, and asks more there. */
  inChromium?: `tests/${string}.spec.ts`;
  run(tab: Tab, origin: string): Promise<void>;
}

export const desktop: [width: number, height: number] = [1440, 900];
export const phone: [width: number, height: number] = [390, 844];

/** Scripts start at a visitor's first sign, which a touch is. */
export const isStarted = () => {
  dispatchEvent(new Event('touchstart'));
  return document.documentElement.hasAttribute('data-started');
};
export const isAt = (pathname: string) => location.pathname === pathname;
export const isIn = (language: string) => document.documentElement.lang === language;
export const isThere = (selector: string, wanted: boolean) =>
  (document.querySelector(selector) !== null) === wanted;
export const hasFocus = (selector: string) => document.activeElement?.matches(selector) === true;
export const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

const wordsOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const saysElse = (selector: string, before: string) =>
  (document.querySelector(selector)?.textContent ?? before) !== before;

export async function open(tab: Tab, page: string) {
  await tab.open(page);
  await until(tab, isStarted);
}

/** Does something, and waits until the element has other words than before. */
export async function changesWords(tab: Tab, selector: string, act: () => Promise<void>) {
  const before = await tab.run(wordsOf, selector);
  await act();
  await until(tab, saysElse, selector, before);
}
