/* Axe with all rules, or with those given. Each run is attached to its test, for the accessibility statement. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { AxeCheck } from './record-accessibility.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Minified: it is parsed in half the time. The HTML of every element it looks at is never shown. */
const source = `${readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)}; axe.configure({ noHtml: true });`;

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** Without `rules`: all rules of the standards. */
export async function expectNoViolation(page: Page, state: string, rules?: string[]): Promise<void> {
  const axe = await fastAxe(page);
  const { violations, url } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  const check: AxeCheck = {
    path: decodeURI(new URL(url).pathname),
    width: page.viewportSize()?.width ?? 0,
    state,
    violations: violations.length,
  };
  test.info().annotations.push({ type: 'axe', description: JSON.stringify(check) });
  expect(describeViolations(violations)).toEqual([]);
}

/**
 * The default mode opens a second page to collect results from frames, which doubles the time; the site has no
 * frames. Reporting passed rules doubles it too. Only an experimental rule needs preloaded stylesheets.
 */
export async function fastAxe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, axeSource: isThere ? 'true' : source })
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .setLegacyMode(true);
}

export const describeViolations = (violations: Violations): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** Axe reads an SVG text's fill, which Chromium reports as authored although it paints the forced colour. */
export async function forceColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')];
    const colours = all.map((one) => getComputedStyle(one).color);
    for (const [index, one] of all.entries()) one.style.webkitTextFillColor = colours[index] ?? '';
  });
}
