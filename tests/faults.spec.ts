/* Faults during loading, one at a time. The page stays readable, its links work, and a retry succeeds. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { serviceIds } from '../src/content/services/service-ids.ts';
import messages from '../src/content/shell/messages.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';

const tabs = address('page:development');

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((wanted) => {
    const link = Object.assign(document.createElement('a'), { href: wanted });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

/** Every tab panel shows, as without scripts. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  // React starts, or tries to.
  await page.keyboard.press('Shift');
  await expect(page.locator('[role=tabpanel]')).toHaveCount(pages.development.tabs.length);
  for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();
  await page
    .locator(`footer a[href="${address('page:trademark')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(address('page:trademark'));
  await expect(page.locator('h1')).toBeVisible();
}

const faults: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  'cut off on the way': (route) => route.abort('connectionreset'),
  'served as a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  'half of what it was': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
};

for (const [fault, cause] of Object.entries(faults)) {
  test.describe(`a script ${fault}`, () => {
    test('for start-up, React or the page leaves the document complete', async ({ page }) => {
      for (const script of ['start', 'client', 'development']) {
        await test.step(script, async () => {
          const address = new RegExp(`/static/js/${script}-`);
          await page.route(address, cause);
          await page.goto(tabs);
          await expectWhole(page);
          await page.unroute(address);
        });
      }
    });

    test('for the next page shows an error with a way on', async ({ page }) => {
      const errors = collectErrors(page);
      await open(page, address('page:privacy-policy'));
      await page.route(/\/static\/js\/founder-/, cause);
      await follow(page, address('page:founder'));
      await expect(page.getByRole('button', { name: messages.tryAgain })).toBeVisible();
      await expect.poll(() => errors.join('\n')).toContain('Loading chunk founder failed (');
      await page.unroute(/\/static\/js\/founder-/);
      await page.getByRole('link', { name: messages.loadAsDocument }).click();
      await expect(page.locator('h1')).toHaveText(pages.founder.banner.title);
    });

    test('succeeds on retry once it is available', async ({ page }) => {
      test.skip(fault === 'half of what it was', 'a browser keeps a script it could read but not parse');
      await open(page, address('page:privacy-policy'));
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.route(/\/static\/js\/founder-/, cause);
      await follow(page, address('page:founder'));
      const retry = page.getByRole('button', { name: messages.tryAgain });
      await expect(retry).toBeVisible();
      await page.unroute(/\/static\/js\/founder-/);
      await retry.click();
      await expect(page.locator('h1')).toHaveText(pages.founder.banner.title);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  });
}

test('scripts that fail three times start at a later interaction', async ({ page }) => {
  let failures = 3;
  await page.route(/\/static\/js\/start-/, (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await page.goto(address('page:contact'));
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-started', { timeout: 100 });
  }).toPass({ timeout: 60_000 });
  expect(failures).toBeLessThan(0);
});

test('a failed page shows its error at the top, focused, with the page’s name', async ({ page }) => {
  await open(page, address('page:privacy-policy'));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.route(/\/static\/js\/about-/, (route) => route.abort());
  const link = page.locator(`footer a[href="${address('page:about')}"]:not([hreflang])`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.loadFailed);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(`^${messages.loadFailedTitle}`));
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(
    page.locator(`footer a[href="${address('page:privacy-policy')}"]:not([hreflang])`),
  ).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(`^${pages['privacy-policy'].head.title}`));
  await expect(
    page.locator(`footer a[href="${address('page:privacy-policy')}"]:not([hreflang])`),
  ).toHaveAttribute('aria-current', 'page');
  await expect(link).not.toHaveAttribute('aria-current');
});

test('a script that never loads times out after 120 seconds', async ({ page }) => {
  const errors = collectErrors(page);
  await page.clock.install();
  await page.goto(address('page:privacy-policy'));
  await page.clock.runFor(1000);
  await started(page);
  await page.route(/\/static\/js\/founder-/, () => {});
  await follow(page, address('page:founder'));
  await page.clock.runFor(119_000);
  await expect(page.getByRole('button', { name: messages.tryAgain })).toBeHidden();
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: messages.tryAgain })).toBeVisible();
  await expect
    .poll(() => errors.join('\n'))
    .toContain('Loading chunk founder failed (no answer within 120000 ms)');
});

test.describe('a new deployment while the page is open', () => {
  /** A new deployment: old scripts are gone, and documents reference new ones. */
  async function deploy(page: Page, newScriptWorks: boolean): Promise<() => number> {
    let documents = 0;
    await page.route(/\/static\/js\/(founder|about)-/, (route) =>
      newScriptWorks && documents > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await page.route(/\/(Founder|About)$/, async (route) => {
      if (route.request().isNavigationRequest()) documents++;
      const response = await route.fetch();
      const body = (await response.text()).replace(/(\/static\/js\/start)-[\w-]+\.js/, '$1-new.js');
      await route.fulfill({ response, body });
    });
    await page.route('/version.json', (route) =>
      route.fulfill({ json: { start: '/static/js/start-new.js' } }),
    );
    const start = await page.locator('script[data-start]').getAttribute('data-start');
    await page.route(/\/static\/js\/start-new\.js/, async (route) =>
      route.fulfill({ response: await page.request.get(start ?? '').then((found) => found) }),
    );
    return () => documents;
  }

  test('loads the new version with one document load', async ({ page }) => {
    await open(page, address('page:privacy-policy'));
    const documents = await deploy(page, true);
    await follow(page, address('page:founder'));
    await expect(page.locator('h1')).toHaveText(pages.founder.banner.title);
    await expect(page.locator('script[data-start="/static/js/start-new.js"]')).toBeAttached();
    expect(documents()).toBe(1);
  });

  test('never reloads twice, even if the new version is broken', async ({ page }) => {
    await open(page, address('page:privacy-policy'));
    const documents = await deploy(page, false);
    await follow(page, address('page:founder'));
    await expect(page.locator('script[data-start="/static/js/start-new.js"]')).toBeAttached();
    await expect(page.locator('h1')).toHaveText(pages.founder.banner.title);
    await page.waitForTimeout(1000);
    expect(documents()).toBe(1);
  });
});

test('a missing stylesheet holds the page back, and a retry loads both', async ({ page }) => {
  await open(page, address('page:privacy-policy'));
  const held: string[] = [];
  await page.route(/\/static\/css\//, (route) => {
    held.push(route.request().url());
    return route.abort();
  });
  await follow(page, address('page:contact'));
  const retry = page.getByRole('button', { name: messages.tryAgain });
  await expect(retry).toBeVisible();
  await page.unroute(/\/static\/css\//);
  await retry.click();
  await expect(page.locator('h1')).toHaveText(pages.contact.banner.title);
  expect(held.length).toBeGreaterThan(0);
  const applied = await page.evaluate(() =>
    [...document.styleSheets]
      .filter((sheet) => {
        try {
          return sheet.cssRules.length > 0;
        } catch {
          return false;
        }
      })
      .map(({ href }) => href),
  );
  for (const href of held) expect(applied).toContain(href);
});

test.describe('a missing file breaks nothing else', () => {
  for (const [what, pattern] of [
    ['the film', /\/media\//],
    ['pictures', /\/images\//],
  ] as const) {
    test(what, async ({ page }) => {
      const exceptions: string[] = [];
      page.on('pageerror', (error) => exceptions.push(error.message));
      await page.route(pattern, (route) => route.abort());
      await open(page, '/');
      await expect(page.locator('h1')).toBeVisible();
      await follow(page, address('page:contact'));
      await expect(page.locator('h1')).toHaveText(pages.contact.banner.title);
      expect(exceptions).toEqual([]);
    });
  }
});

test.describe('local storage', () => {
  const faulty: Record<string, () => void> = {
    blocked: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Quota exceeded', 'QuotaExceededError');
      };
    },
    'full of garbage': () => {
      for (const key of ['activeService', 'motion'])
        localStorage.setItem(key, '{"\0]}<script>alert(1)</script>');
    },
  };
  for (const [what, fault] of Object.entries(faulty)) {
    test(`${what}: defaults apply and choices work`, async ({ page }) => {
      const errors = collectErrors(page);
      await page.addInitScript(fault);
      await open(page, '/');
      const chosen = page.locator('fieldset[data-stored="activeService"] input:checked');
      await expect(chosen).toHaveValue(pages.home.services.defaultId);
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'running');
      const last = serviceIds.at(-1) ?? '';
      const tile = page.locator(`fieldset[data-stored="activeService"] input[value="${last}"]`);
      await tile.check({ force: true });
      await expect(chosen).toHaveValue(last);
      await follow(page, address('page:contact'));
      await expect(page.locator('h1')).toHaveText(pages.contact.banner.title);
      expect(errors).toEqual([]);
    });
  }
});

test('ignores history state of another version', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, address('page:privacy-policy'));
  await page.evaluate(
    ([first, second]) => {
      history.replaceState({ version: 0, key: 'x', usr: { scroll: [1, 2] }, idx: 99 }, '');
      history.pushState('another', '', `${first}?old=1#/legacy/route`);
      history.pushState(null, '', second);
    },
    [address('page:trademark'), address('page:terms-condition')] as const,
  );
  await expect(page.locator('h1')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${address('page:trademark')}?old=1#/legacy/route`);
  await page.goBack();
  await expect(page).toHaveURL(address('page:privacy-policy'));
  await page.goForward();
  await page.reload();
  await started(page);
  await follow(page, address('page:contact'));
  await expect(page.locator('h1')).toHaveText(pages.contact.banner.title);
  expect(errors).toEqual([]);
});

test('recovers when the network drops during a navigation', async ({ page, context }) => {
  await open(page, address('page:privacy-policy'));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await context.setOffline(true);
  await follow(page, address('page:founder'));
  const retry = page.getByRole('button', { name: messages.tryAgain });
  await expect(retry).toBeVisible();
  await expect(page.locator(`footer a[href="${address('page:trademark')}"]`).first()).toBeVisible();
  // A loaded page is still reachable.
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(pages['privacy-policy'].banner.title);
  await page.goForward();
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(page.locator('h1')).toHaveText(pages.founder.banner.title);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('hydration', () => {
  const tamper = (page: Page, path: string, change: (html: string) => string) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });

  test('of a rewritten page ends with a working page', async ({ page }) => {
    await tamper(page, `**${tabs}`, (html) =>
      html.replace(/<h1([^>]*)>[^<]+/, '<h1$1>Translated').replace(/<main/, '<aside>toolbar</aside><main'),
    );
    await open(page, tabs);
    const { name } = pages.development.tabs.at(-1) ?? { name: '' };
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  });

  test('that fails leaves the served document', async ({ page }) => {
    await page.route(/\/static\/js\/start-/, async (route) => {
      const response = await route.fetch();
      // Makes React itself fail: its first access to the container throws.
      const body = `Object.defineProperty(document.getElementById('root'), 'firstChild', { get() { throw new Error('broken') } });\n${await response.text()}`;
      await route.fulfill({ response, body });
    });
    await page.goto(tabs);
    await expectWhole(page);
  });

  test('that throws in the page’s code leaves the served document', async ({ page }) => {
    await page.route(/\/static\/js\/development-/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const isView = /tabpanel|useTabs|jsx/.test(text);
      const broken = 'export default () => { throw new Error("broken view") };';
      await route.fulfill({ response, body: isView ? broken : text });
    });
    await page.goto(tabs);
    await expectWhole(page);
  });
});

test('missing scripts of figures are not an error', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/web-vitals*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('web-vitals'));
  await open(page, tabs);
  await failed;
  // A rejected promise is reported in a separate task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(errors).toEqual([]);
});
