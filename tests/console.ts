/* Collects console messages, page errors and failed requests. */
import type { Page } from '@playwright/test';

export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Logged by Playwright where service workers are blocked.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation cancels pending requests of the previous page.
    if (!/ABORTED$/.test(request.failure()?.errorText ?? '')) errors.push(`failed: ${request.url()}`);
  });
  return errors;
}

/** Starts React with a user event and waits for hydration. */
export async function started(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'));
}
