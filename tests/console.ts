/* Collects console messages and page errors, so that a test can expect none. */
import type { Page } from '@playwright/test';

export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Playwright says so itself wherever a test has not asked for service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation cancels what the page before it still wanted.
    if (!/ABORTED$/.test(request.failure()?.errorText ?? '')) errors.push(`failed: ${request.url()}`);
  });
  return errors;
}

/** Resolves once React has taken over the page, which a sign of the visitor makes it do. */
export async function started(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'));
}
