import { expect, test } from '@playwright/test';
import accessibility from '../src/content/legal/accessibility.ts';
import privacy from '../src/content/legal/privacy-policy.ts';
import type { ProsePage } from '../src/content/legal/schema.ts';
import terms from '../src/content/legal/terms-condition.ts';
import trademark from '../src/content/legal/trademark.ts';
import siteMap from '../src/content/site/site-map.ts';
import { address } from './addresses.ts';
import { started } from './console.ts';

const texts: [path: string, content: ProsePage, sections: number][] = [
  [address('page:privacy-policy'), privacy, 5],
  [address('page:terms-condition'), terms, 12],
  [address('page:trademark'), trademark, trademark.sections.length],
  [address('page:accessibility'), accessibility, accessibility.sections.length],
];

for (const [path, { contentsTitle, sections }, count] of texts) {
  test(`${path} lists its ${count} sections with links, and has lines of readable length at every width`, async ({
    page,
  }) => {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: contentsTitle });
    await expect(contents.getByRole('link')).toHaveText(sections.map(({ title }) => title));
    expect(sections).toHaveLength(count);
    const last = sections.at(-1);
    await contents.getByRole('link', { name: last?.title ?? '' }).click();
    await expect(page).toHaveURL(new RegExp(`#${last?.id}$`));
    const heading = page.getByRole('heading', { level: 2, name: last?.title ?? '' });
    await expect(heading).toBeInViewport();
    // Below the sticky header.
    const covered = await heading.evaluate((element) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return element.getBoundingClientRect().top < bar;
    });
    expect(covered).toBe(false);

    const paragraph = page.locator(`#${sections[0]?.id} p`).first();
    for (const width of [360, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { columns, size } = await paragraph.evaluate((element) => ({
        columns: element.getBoundingClientRect().width,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      }));
      expect(size).toBeGreaterThanOrEqual(16);
      // A character of this typeface is about 0.48 em wide.
      expect(columns / (size * 0.48), `${width} px`).toBeLessThan(86);
    }
  });
}

test('on a wide screen the contents stay visible and mark the current section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('page:terms-condition'));
  await started(page);
  const contents = page.getByRole('navigation', { name: terms.contentsTitle });
  for (const { id, title } of [terms.sections[4], terms.sections[9]].flatMap((section) => section ?? [])) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(contents.locator('[aria-current]')).toHaveText(title);
    await expect(contents.locator('[aria-current]')).toBeInViewport();
  }
});

test('an e-mail address in the text is a link', async ({ page }) => {
  await page.goto(address('page:privacy-policy'));
  const links = await page.locator('#data-security a[href^="mailto:"]').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) await expect(link).toHaveText((await link.getAttribute('href'))?.slice(7) ?? '-');
});

test('prints only the text, on white', async ({ page }) => {
  await page.goto(address('page:terms-condition'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: terms.contentsTitle })).toBeHidden();
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const { title } of terms.sections)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('the site map links every page by its group', async ({ page }) => {
  await page.goto(address('page:site-map'));
  for (const { title, links } of siteMap.groups) {
    const group = page.getByRole('region', { name: title, exact: true });
    await expect(group.getByRole('link')).toHaveText(links.map(({ label }) => label));
  }
});
