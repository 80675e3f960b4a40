/* Scrolls like a visitor: reveal animations start only when an element enters from below. */
import type { Locator } from '@playwright/test';

/** Scrolls until the element is well inside the window. */
export async function scrollTo(element: Locator): Promise<void> {
  const page = element.page();
  const inView = () =>
    element.evaluate((one) => one.getBoundingClientRect().top < innerHeight * 0.7, { timeout: 1000 });
  while (!(await inView())) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(50);
  }
}
