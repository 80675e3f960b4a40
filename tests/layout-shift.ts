/* Collects layout shifts. */
import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  /** Shifts right after user input do not count. */
  hadRecentInput: boolean;
  sources?: { node?: Node }[];
}

declare global {
  interface Window {
    shifts: string[];
  }
}

/** To be called before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = ({ node }: { node?: Node }) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent;
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) window.shifts.push(`${value.toFixed(4)} ${sources?.map(nameOf)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls from top to bottom and returns the layout shifts since the page began to load. */
export async function shiftsOverScroll(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 40));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await pause();
    }
    await pause();
    return window.shifts;
  });
}
