import type { Page } from '@playwright/test';

/** In pixels: a phone shows no page taller than this, in any language, with motion or without. */
export const tallest = 9200;

export const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
