/* Shared steps and checks of journeys. Functions sent to the page use nothing from outside. */
import { type Tab, until } from './tab.ts';

type Spec = `tests/${string}.spec.ts`;

export interface Journey {
  name: string;
  /** Absent for default settings. */
  scripts?: false;
  serviceWorkers?: true;
  whileLoading?: true;
  /** The Chromium specs that cover this journey. */
  inChromium?: Spec | Spec[];
  run(tab: Tab, origin: string): Promise<void>;
}

export const desktop: [width: number, height: number] = [1440, 900];
/** Wide enough for the desktop's layout. Without a GPU, half the area renders in half the time. */
export const smallDesktop: [width: number, height: number] = [1200, 540];
export const phone: [width: number, height: number] = [390, 844];

/** Scripts start on the first user event. */
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

/** Runs an action and waits until the element's text changes. */
export async function changesWords(tab: Tab, selector: string, act: () => Promise<void>) {
  const before = await tab.run(wordsOf, selector);
  await act();
  await until(tab, saysElse, selector, before);
}

/** Presses a button by keyboard. */
export async function pressNamed(tab: Tab, label: string) {
  const isFocused = (label: string) => {
    const named = [...document.querySelectorAll('button')].find((one) => one.textContent === label);
    named?.focus();
    return named !== undefined && document.activeElement === named;
  };
  await until(tab, isFocused, label);
  await tab.press('Enter');
}
