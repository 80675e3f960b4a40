/* A held key, a double click and two taps perform one act. Each shift is played to its end, and its report checked. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import words from '../src/content/desk.ts';
import content from '../src/content/run-a-shift/run-a-shift.ts';
import endless from '../src/content/shifts/endless.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { debrief, firstAnswer, question, submit } from './desk-parts.ts';
import { expectReport } from './desk-report.ts';

interface Input {
  /** A key meets the focused element wherever it is; without motion a shift plays in four fifths of the time. */
  reducedMotion: 'reduce' | null;
  press(page: Page, target: Locator): Promise<void>;
}

const inputs: Record<string, Input> = {
  'Enter held for three seconds': {
    reducedMotion: 'reduce',
    async press(page, target) {
      await target.focus();
      await page.keyboard.down('Enter');
      for (let repeat = 0; repeat < 5; repeat++) {
        await page.clock.fastForward(600);
        await page.keyboard.down('Enter');
      }
      await page.keyboard.up('Enter');
    },
  },
  'a double click with two taps after it': {
    reducedMotion: null,
    async press(page, target) {
      const { x, y, width, height } = await boxOf(target);
      const [middle, centre] = [x + width / 2, y + height / 2];
      await page.mouse.dblclick(middle, centre);
      await page.touchscreen.tap(middle, centre);
      await page.touchscreen.tap(middle, centre);
    },
  },
};

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element has no box');
  return box;
}

/** The address contains every act performed. */
function actsIn(page: Page): number {
  const [, packed = ''] = (page.url().split('#moment=')[1] ?? '').split('.');
  return packed ? JSON.parse(Buffer.from(packed, 'base64url').toString())[4].length : 0;
}

async function start(page: Page, shift: string) {
  await page.clock.install();
  await page.goto(address('page:run-a-shift'));
  await started(page);
  await page.getByRole('radio', { name: shift }).check();
  await page.getByRole('button', { name: content.start.start }).click();
  await expect(question(page)).toBeVisible();
  // Paused: only the test advances the shift.
  await page.getByRole('button', { name: words.clock.pause, exact: true }).press('Enter');
  // Fixes the clock: presses count as simultaneous unless the test advances it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** The next button to press, and whether it is an act. */
async function nextPress(page: Page): Promise<{ target: Locator; act: boolean } | undefined> {
  if (await submit(page).isVisible()) return { target: submit(page), act: true };
  const target = firstAnswer(page);
  if (!(await target.isVisible())) return undefined;
  const label = (await target.textContent()) ?? '';
  if (label === words.decision.speedUp || label.endsWith(`${words.roles.field.toLowerCase()}’s desk`))
    return undefined;
  return { target, act: !label.endsWith('…') };
}

const overlap = (one: Awaited<ReturnType<typeof boxOf>>, other: typeof one) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: true });

for (const { name } of content.shifts.filter(({ id }) => id !== endless.id)) {
  for (const [input, { reducedMotion, press }] of Object.entries(inputs)) {
    test(`${name}: ${input} performs one act per step`, async ({ page }) => {
      test.setTimeout(90_000);
      const errors = collectErrors(page);
      await page.emulateMedia({ reducedMotion });
      await start(page, name);
      let pressed: Awaited<ReturnType<typeof boxOf>> | undefined;
      for (let turn = 0; turn < 150; turn++) {
        if (await debrief(page).isVisible()) {
          await expectReport(page);
          expect(errors).toEqual([]);
          return;
        }
        const next = await nextPress(page);
        if (!next) {
          await page.keyboard.press('.');
          continue;
        }
        await page.clock.fastForward(700);
        const before = actsIn(page);
        const place = await boxOf(next.target);
        const takesDesk = /^Take /.test((await next.target.textContent()) ?? '');
        if (takesDesk && pressed) expect(overlap(pressed, place)).toBe(false);
        const node = await next.target.elementHandle();
        await press(page, next.target);
        await expect.poll(() => actsIn(page) - before).toBe(next.act ? 1 : 0);
        // The next act is a new node, so a press still in flight for this one hits nothing.
        if (next.act) expect(await node?.evaluate(({ isConnected }) => isConnected)).toBe(false);
        pressed = takesDesk ? undefined : place;
      }
      throw new Error('The shift did not end');
    });
  }
}
