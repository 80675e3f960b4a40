/* The header: transparent and white, menus on a desktop, dialog on a phone. */
import { expect, type Page, test } from '@playwright/test';
import { serviceIds } from '../src/content/services/service-ids.ts';
import menu from '../src/content/shell/menu.ts';
import messages from '../src/content/shell/messages.ts';
import type { MenuSection } from '../src/content/shell/schema.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { holdReact } from './hold-react.ts';

test.describe.configure({ timeout: 90_000 });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const { external, labels } = menu;
const contactLabel = menu.contact.label;
const sections: readonly MenuSection[] = menu.sections;
const [homeMenu, products, solutions, technology, caseStudy] = sections as [
  MenuSection,
  MenuSection,
  MenuSection,
  MenuSection,
  MenuSection,
];
const menus = [homeMenu, products, solutions, technology];

test.use({ viewport: desktop });

const header = (page: Page) => page.getByRole('banner');
const toggle = (page: Page, section: MenuSection) =>
  header(page).getByRole('button', {
    name: section.href ? `${section.name} ${labels.submenu}` : section.name,
    exact: true,
  });
const openPanels = (page: Page) => page.locator('header [popover]:popover-open');

async function open(page: Page, path = address('page:contact')) {
  await page.goto(path);
  await started(page);
}

test('is transparent at the top and white below it', async ({ page }) => {
  for (const path of ['/', address('page:contact'), address('page:case-studies')]) {
    await open(page, path);
    const look = () =>
      header(page).evaluate((element) => ({
        ground: getComputedStyle(element, '::before').visibility,
        logo: [...element.querySelectorAll('img')]
          .find((image) => image.offsetWidth > 0)
          ?.getAttribute('src'),
      }));
    // The white logo is inlined in the document.
    expect(await look()).toEqual({ ground: 'hidden', logo: expect.stringContaining('fill=%22%23fff%22') });
    await page.evaluate(() => scrollTo(0, 1));
    await expect.poll(look).toEqual({ ground: 'visible', logo: '/images/logo.svg' });
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(look).toEqual({ ground: 'hidden', logo: expect.stringContaining('fill=%22%23fff%22') });
  }
});

test.describe('menus', () => {
  test('a menu opened before scripts start stays open', async ({ page }) => {
    await page.goto(address('page:contact'), { waitUntil: 'commit' });
    await toggle(page, products).click();
    await started(page);
    await expect(openPanels(page)).toHaveCount(1);
    await expect(toggle(page, products)).toHaveAttribute('aria-expanded', 'true');
  });

  test('open and close on click, one at a time, with aria-expanded; close on Escape, on an outside click and when focus leaves; a title with a page is a link; external links show their names', async ({
    page,
  }) => {
    await open(page);
    await test.step('a title with a page is a link beside its button; otherwise a button', async () => {
      for (const section of sections) {
        const link = header(page).getByRole('link', { name: section.name, exact: true });
        if (section.href) await expect(link).toHaveAttribute('href', address(section.href));
        else await expect(link).toHaveCount(0);
      }
      await expect(toggle(page, caseStudy)).toHaveCount(0);
    });

    await test.step('open and close on click, one at a time, with aria-expanded', async () => {
      for (const section of menus) {
        await expect(toggle(page, section)).toHaveAttribute('aria-expanded', 'false');
        await toggle(page, section).click();
        await expect(openPanels(page)).toHaveCount(1);
        await expect(toggle(page, section)).toHaveAttribute('aria-expanded', 'true');
        const links = [...section.items, ...(section.services ?? [])];
        await expect(openPanels(page).getByRole('link')).toHaveCount(links.length);
      }
      await toggle(page, technology).click();
      await expect(openPanels(page)).toHaveCount(0);
      await expect(page.getByRole('menu')).toHaveCount(0);
    });

    await test.step('close on Escape with focus on the button, on an outside click, and when focus leaves', async () => {
      await toggle(page, products).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(openPanels(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(openPanels(page)).toHaveCount(0);
      await expect(toggle(page, products)).toBeFocused();

      await page.keyboard.press('Enter');
      await page.mouse.click(200, 700);
      await expect(openPanels(page)).toHaveCount(0);

      await toggle(page, products).click();
      await openPanels(page).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(openPanels(page)).toHaveCount(0);
    });

    await test.step('two external links show their names on hover and focus, until Escape', async () => {
      for (const { label, href } of external) {
        const link = header(page).getByRole('link', { name: label });
        await expect(link).toHaveAttribute('href', href);
        const name = link.getByText(label);
        await expect(name).toHaveCSS('opacity', '0');
        await link.hover();
        await expect(name).toHaveCSS('opacity', '1');
        await page.keyboard.press('Escape');
        await expect(name).toHaveCSS('opacity', '0');
        await page.mouse.move(200, 700);
        await page.keyboard.press('Tab');
        await link.focus();
        await expect(name).toHaveCSS('opacity', '1');
      }
    });
  });

  test('mark the current page', async ({ page }) => {
    await open(page, address('page:iot'));
    await expect(toggle(page, technology)).toHaveAttribute('aria-current', 'true');
    await toggle(page, technology).click();
    await expect(openPanels(page).locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      address('page:iot'),
    );
    await expect(header(page).locator('[aria-current="page"]')).toHaveCount(1);
  });

  test('nothing overlaps and every panel fits the window at any width', async ({ page }) => {
    await open(page);
    for (const width of [1200, 1240, 1300, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await header(page).evaluate((element) =>
        [...element.querySelectorAll('a, button, summary')]
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, right }) => ({ left, right })),
      );
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(index === 0 ? 0 : (boxes[index - 1]?.right ?? 0) - 0.5);
        expect(box.right).toBeLessThanOrEqual(width);
      }
      for (const section of menus) {
        await toggle(page, section).click();
        await expect(openPanels(page)).toHaveCount(1);
        const title = await toggle(page, section).boundingBox();
        const panel = await openPanels(page).boundingBox();
        if (!title || !panel) throw new Error('No box');
        expect(panel.x).toBeGreaterThanOrEqual(0);
        expect(panel.x + panel.width).toBeLessThanOrEqual(width);
        expect(panel.y).toBeGreaterThanOrEqual(title.y + title.height);
        // It is below its title.
        expect(panel.x).toBeLessThanOrEqual(title.x + title.width);
        expect(panel.x + panel.width).toBeGreaterThanOrEqual(title.x);
      }
      await page.keyboard.press('Escape');
    }
  });

  test('still work after ten navigations and resizes', async ({ page }) => {
    const errors = collectErrors(page);
    await open(page);
    for (let round = 0; round < 10; round += 1) {
      const section = menus[round % menus.length] ?? products;
      await page.setViewportSize(round % 3 === 2 ? phone : desktop);
      await page.setViewportSize(desktop);
      await toggle(page, section).click();
      const link = openPanels(page)
        .getByRole('link')
        .nth(round % 2);
      const target = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(openPanels(page)).toHaveCount(0);
      await expect(toggle(page, section)).toHaveAttribute('aria-expanded', 'false');
    }
    await toggle(page, solutions).click();
    await expect(openPanels(page)).toHaveCount(1);
    expect(errors).toEqual([]);
  });

  test('a link to the current page reopens it and closes the menu', async ({ page }) => {
    const last = serviceIds.at(-1);
    for (const [section, href, place] of [
      [homeMenu, '/', 'main h1'],
      [solutions, address(`page:services/${last}`), `#${last} h2`],
      [technology, address('page:iot'), 'main h1'],
    ] as const) {
      await open(page, href);
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await toggle(page, section).click();
      await openPanels(page).locator(`a[href="${href}"]`).click();
      await expect(openPanels(page)).toHaveCount(0);
      const heading = page.locator(place);
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    }
  });

  test('work without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
    const page = await context.newPage();
    await page.goto(address('page:contact'));
    for (const section of menus) {
      await toggle(page, section).click();
      await expect(openPanels(page)).toHaveCount(1);
      await expect(openPanels(page).getByRole('link').first()).toBeVisible();
    }
    await openPanels(page).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(address('page:iot'));
    await context.close();
  });
});

test('the row is the same with and without the motion control', async ({ page }) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    const places: string[][] = [];
    for (const path of ['/', address('page:contact')]) {
      await open(page, path);
      places.push(
        await header(page).evaluate((element) =>
          [...element.querySelectorAll<HTMLElement>('a, button:not([name="motion"])')]
            .filter(({ offsetWidth }) => offsetWidth > 0)
            .map((one) => `${one.textContent} ${one.getBoundingClientRect().x}`),
        ),
      );
    }
    expect(places[0]).toEqual(places[1]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });
  const menu = (page: Page) => page.getByRole('dialog', { name: labels.menu });
  const openMenu = (page: Page) => page.getByRole('button', { name: labels.openMenu }).click();

  test('opens, traps focus and closes while React is still loading, which then changes nothing', async ({
    page,
  }) => {
    const release = await holdReact(page);
    await page.goto(address('page:contact'));
    const changes = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const dialog = document.querySelector('dialog[popover]');
      for (const sign of ['toggle', 'close']) dialog?.addEventListener(sign, () => seen.push(sign));
      return seen;
    });
    const isModal = () => page.evaluate(() => document.querySelector('dialog:modal') !== null);
    await openMenu(page);
    expect(await isModal()).toBe(true);
    await expect(page.getByRole('button', { name: labels.closeMenu })).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await isModal()).toBe(false);
    await expect(page.getByRole('button', { name: labels.openMenu })).toBeFocused();
    await openMenu(page);
    await page.getByRole('button', { name: labels.closeMenu }).click();
    expect(await isModal()).toBe(false);
    await openMenu(page);
    await page.setViewportSize(desktop);
    await expect.poll(isModal).toBe(false);
    await page.setViewportSize(phone);
    await openMenu(page);
    await changes.evaluate((seen) => seen.splice(0));
    release();
    await started(page);
    expect(await isModal()).toBe(true);
    await menu(page).locator('summary').first().click();
    await expect(menu(page).locator('details[open]')).toHaveCount(1);
    // Both events are fired in a task of their own.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await changes.jsonValue()).toEqual([]);
  });

  test('a modal menu slides in, traps focus and closes on Escape', async ({ page }) => {
    const errors = collectErrors(page);
    await open(page);
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('button', { name: labels.closeMenu })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await expect(menu(page).getByRole('link').first()).toHaveText(contactLabel);
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(where).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: labels.openMenu })).toBeFocused();
    await openMenu(page);
    await page.getByRole('button', { name: labels.closeMenu }).click();
    await expect(menu(page)).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('its sections expand one at a time; the last is a plain link', async ({ page }) => {
    await open(page);
    await openMenu(page);
    for (const section of menus) {
      await menu(page).locator('summary', { hasText: section.name }).click();
      await expect(menu(page).locator('details[open]')).toHaveCount(1);
      for (const item of section.items) {
        await expect(menu(page).locator(`details[open] a[href="${address(item.href)}"]`)).toBeVisible();
      }
    }
    await menu(page).locator('summary', { hasText: technology.name }).click();
    await expect(menu(page).locator('details[open]')).toHaveCount(0);
    await menu(page).getByRole('link', { name: caseStudy.name }).click();
    await expect(page).toHaveURL(address('page:case-studies'));
    await expect(menu(page)).toBeHidden();
  });

  test('closes when the window grows, and works after ten navigations', async ({ page }) => {
    await open(page);
    for (let round = 0; round < 10; round += 1) {
      await openMenu(page);
      // The previous section is still expanded.
      if (round === 0) await menu(page).locator('summary', { hasText: products.name }).click();
      const link = menu(page)
        .locator('details[open] a')
        .nth(round % 6);
      const target = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(menu(page)).toBeHidden();
    }
    await openMenu(page);
    await page.setViewportSize(desktop);
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize(phone);
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
  });

  test('closes on a link to the current page, which reopens', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await openMenu(page);
    await menu(page).locator('summary', { hasText: homeMenu.name }).click();
    await menu(page).locator('a[href="/"][aria-current="page"]').click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
    await page.waitForFunction(() => scrollY === 0);
  });

  test('closes at once when the next page is slow or fails', async ({ page }) => {
    await open(page, address('page:privacy-policy'));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/static\/js\/case-studies-/, async (route) => {
      await held;
      await route.abort();
    });
    await openMenu(page);
    await menu(page).getByRole('link', { name: caseStudy.name }).click();
    await expect(menu(page)).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: messages.tryAgain })).toBeInViewport();
  });

  test('works without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    await page.goto(address('page:contact'));
    await openMenu(page);
    await page.getByRole('button', { name: labels.closeMenu }).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await menu(page).locator('summary', { hasText: solutions.name }).click();
    await menu(page)
      .locator(`a[href="${address('page:smart-city')}"]`)
      .click();
    await expect(page).toHaveURL(address('page:smart-city'));
    await context.close();
  });

  test('the row fits its buttons at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const box = await page.getByRole('button', { name: labels.openMenu }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});

test('the motion control is labelled with its action, even before scripts start', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  await page.route(/\/static\/js\/start-/, () => {});
  await page.goto('/');
  const control = header(page).getByRole('button', { name: /motion/ });
  await expect(control).toHaveAccessibleName(labels.resumeMotion);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the footer is at most 480 px high on a desktop', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(address('page:about'));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(480);
});

test('the motion control is in the header of animated pages and every footer, and is stored', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await open(page, address('page:about'));
  await expect(header(page).getByRole('button', { name: /motion/ })).toHaveCount(0);
  await footer.getByRole('button', { name: labels.pauseMotion }).click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  await header(page).getByRole('button', { name: labels.resumeMotion }).click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'running');
  await expect(footer.getByRole('button', { name: labels.pauseMotion })).toBeVisible();
});

test('the contact link is in the header at every width', async ({ page }) => {
  await open(page, '/');
  for (const width of [320, 390, 768, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const contact = header(page).getByRole('link', { name: menu.contact.label, exact: true });
    await expect(contact).toBeInViewport({ ratio: 1 });
    await contact.click();
    await expect(page).toHaveURL(address('page:contact'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  }
});
