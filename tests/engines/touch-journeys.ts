/* A finger on every drawing that can be dragged: a swipe scrolls the page and changes nothing, a tap acts once. */
import { expect } from '@playwright/test';
import { address } from '../addresses.ts';
import { type Tab, until } from './tab.ts';
import { type Journey, open, phone } from './visit.ts';

/** What a finger may land on beside the handles, and whether a tap there is announced. */
const drawings: { page: Parameters<typeof address>[0]; marks: string; isSaid: boolean }[] = [
  { page: 'page:smart-city', marks: 'main li [data-plot]', isSaid: true },
  { page: 'page:safety-security', marks: 'main figure [data-drag] path', isSaid: true },
  { page: 'page:planned-preventive', marks: 'main [data-visit]', isSaid: true },
  { page: 'page:planned-preventive', marks: 'main [data-drag="x"]', isSaid: true },
  { page: 'page:urban-infrastructure', marks: 'main [data-layer]', isSaid: true },
  { page: 'page:incident-detection', marks: 'main [data-axis]', isSaid: false },
  { page: 'page:data-science', marks: 'main [data-axis]', isSaid: false },
];

export const touchJourneys: Journey[] = [
  {
    name: 'a swipe that begins on a drawing scrolls the page and changes nothing; a tap there acts and is said once',
    async run(tab, origin) {
      await tab.resize(...phone);
      for (const { page, marks, isSaid } of drawings) {
        await open(tab, origin + address(page));
        await tab.run(watchDrawing);
        const [x, y] = await placeOn(tab, marks);
        const before = await tab.run(() => watched.state());
        const top = await tab.run(() => scrollY);
        const up = Array.from({ length: 10 }, (_, step) => [x + step, y - 12 * (step + 1)] as const);
        await tab.touch([x, y], ...up);
        await until(tab, (from) => Math.abs(scrollY - from) > 40, top);
        // A tap on a page that still moves only stops it.
        await until(tab, () => watched.rests());
        expect(await tab.run(() => watched.state())).toBe(before);
        expect(await tab.run(() => watched.said)).toBe(0);
        await tab.touch(await placeOn(tab, marks));
        await until(tab, (from) => watched.state() !== from, before);
        if (isSaid) await until(tab, () => watched.said === 1);
      }
    },
  },
];

async function placeOn(tab: Tab, marks: string): Promise<readonly [number, number]> {
  const found = await tab.run(findPlace, marks);
  if (!found) throw new Error(`No finger can land on ${marks}`);
  return [found[0] ?? 0, found[1] ?? 0];
}

/** A place in the middle of the window where one of the marks is uppermost; a chosen one would not change. */
const findPlace = (marks: string): number[] | null => {
  const isOn = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit?.closest(marks) && !hit.closest('[data-handle]');
  };
  for (const mark of document.querySelectorAll(marks)) {
    // scrollIntoView overshoots for a part of a cropped drawing.
    const found = mark.getBoundingClientRect();
    scrollBy({ top: (found.top + found.bottom - innerHeight) / 2, behavior: 'instant' });
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    for (const share of [0.15, 0.5, 0.85]) {
      const x = Math.round(Math.max(20, left) * (1 - share) + Math.min(innerWidth - 20, right) * share);
      const y = Math.round((top + bottom) / 2);
      if (y > 250 && y < innerHeight - 150 && isOn(x, y)) return [x, y];
    }
  }
  return null;
};

declare const watched: { state: () => string; said: number; rests: () => boolean };

/** Keeps what the page's controls say, and counts what is announced. */
const watchDrawing = () => {
  const saidBy = (one: HTMLInputElement) =>
    one.getAttribute('aria-pressed') ?? (one.type === 'radio' ? String(one.checked) : one.value);
  const controls = () => [...document.querySelectorAll<HTMLInputElement>('main :is(input, [aria-pressed])')];
  let top = Number.NaN;
  const rests = () => {
    const before = top;
    top = scrollY;
    return before === top;
  };
  const watched = { state: () => controls().map(saidBy).join(' '), said: 0, rests };
  Object.assign(window, { watched });
  const live = document.querySelector('main [aria-live]');
  const count = () => {
    watched.said += 1;
  };
  if (live)
    new MutationObserver(count).observe(live, { characterData: true, childList: true, subtree: true });
};
