/*
 * Parts of the desk that a test looks for at every turn of a shift. Found by tag: a search by role computes the role of
 * every mark on the map.
 */
import type { Page } from '@playwright/test';
import { words } from '../src/content/shifts/words.ts';
import { fillable } from './fillable.ts';

export const question = (page: Page) => page.locator('section[aria-labelledby="desk-question"]');
export const firstAnswer = (page: Page) => question(page).locator('button').first();
/** Confirms the form that an answer opened. */
export const submit = (page: Page) => page.locator('dialog dialog[open] [type="submit"]');
/** The heading at the end of a shift. */
export const debrief = (page: Page) => page.locator('h2').filter({ hasText: fillable(words.debrief.title) });
