import type { Page } from '@playwright/test';

/** Holds React's first script back. Returns a function that lets it load. */
export async function holdReact(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/start-*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
