import type { ServerResponse } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { brand } from '../src/content/brand.ts';
import contact from '../src/content/company/contact.ts';
import requirements from '../src/content/requirements/words.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import { pages } from './contents.ts';
import { holdReact } from './hold-react.ts';
import { type OwnersSite, serveOwnersSite } from './owner-endpoint.ts';

type FieldName = (typeof contact.form.fields)[number]['name'];
const field = (page: Page, name: FieldName) =>
  page.getByRole('textbox', { name: labelOf(name), exact: true });
const labelOf = (name: FieldName) => contact.form.fields.find((one) => one.name === name)?.label ?? '';
/** The target of the mailto link, without following it. */
const mailOf = (page: Page) =>
  page.getByRole('link', { name: contact.form.mail.label }).evaluate((link: HTMLAnchorElement) => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
    return link.href;
  });
const submit = (page: Page) => page.getByRole('button', { name: contact.form.submit });

test('address, telephone and e-mail are visible links; the form has exactly the specified fields; the banner is 80% of the window’s height', async ({
  page,
}) => {
  await page.goto(address('page:contact'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.banner.title);
  const details = page.locator('main address');
  await expect(details).toContainText(brand.address.postalCode);
  await expect(details.getByRole('link', { name: brand.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(details.getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );

  const form = page.locator('main form');
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('action', '#');
  await expect(form).not.toHaveAttribute('novalidate');
  const controls = await form.locator('input, textarea').evaluateAll((all) =>
    all.map((one) => {
      const { name, type, autocomplete, required } = one as HTMLInputElement;
      const limits = ['maxlength', 'minlength', 'pattern'].filter((limit) => one.hasAttribute(limit));
      return [name, type, autocomplete, required, limits.length];
    }),
  );
  expect(controls).toEqual([
    ['first-name', 'text', 'given-name', false, 0],
    ['last-name', 'text', 'family-name', false, 0],
    ['email', 'email', 'email', false, 0],
    ['phone', 'text', 'tel', false, 0],
    ['message', 'textarea', 'off', false, 0],
  ]);
  await expect(form.locator('textarea')).toHaveAttribute('rows', '4');
  for (const { name } of contact.form.fields) await expect(field(page, name)).toBeVisible();

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const end = () =>
      page.evaluate(() => document.querySelector('main > section')?.getBoundingClientRect().top ?? 0);
    await expect.poll(end).toBeCloseTo(viewport.height * 0.8, 0);
  }
});

test.describe('the form without an endpoint', () => {
  for (const scripts of [true, false]) {
    test(`sends nothing, keeps the text and says so, scripts ${scripts ? 'on' : 'off'}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: scripts, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(address('page:contact'));
      if (scripts) await started(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
      await expect(page.getByText(contact.form.before)).toBeVisible();
      const notice = page.getByRole('status').filter({ hasText: contact.form.notSent.title });
      await field(page, 'message').fill('Two sites');
      await field(page, 'email').fill('asha@');
      await submit(page).click();
      await expect(field(page, 'email')).toBeFocused();
      await expect(notice).toBeHidden();
      await field(page, 'email').fill('asha@city.example');
      await submit(page).click();
      await expect(notice).toBeVisible();
      await expect(notice).toContainText(brand.phone.replaceAll(' ', '\u00a0'));
      await expect(field(page, 'message')).toHaveValue('Two sites');
      expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
      expect(decodeURIComponent(requests.join())).not.toMatch(/Two sites|Two\+sites|asha@/);
      await expect(page).toHaveURL(address('page:contact'));
      if (scripts) {
        await expect(notice).toBeFocused();
        await expect(notice).toBeInViewport();
        await expect(submit(page)).toBeHidden();
        await field(page, 'message').press('End');
        await field(page, 'message').pressSequentially('!');
        await expect(notice).toBeHidden();
        await expect(submit(page)).toBeVisible();
      }
      await context.close();
    });
  }

  test('a press before the page has started is answered once it has', async ({ page }) => {
    const release = await holdReact(page);
    await page.goto(address('page:contact'));
    await field(page, 'message').fill('Two sites');
    await submit(page).click();
    release();
    await expect(page.getByRole('status').filter({ hasText: contact.form.notSent.title })).toBeFocused();
    await expect(field(page, 'message')).toHaveValue('Two sites');
  });

  test('keeps typed values across reload and navigation until they are cleared', async ({ page }) => {
    await page.goto(address('page:contact'));
    await started(page);
    await field(page, 'email').fill('asha@city.example');
    await field(page, 'message').fill('Two sites\nand a map');
    const isKept = async () => {
      await expect(field(page, 'email')).toHaveValue('asha@city.example');
      await expect(field(page, 'message')).toHaveValue('Two sites\nand a map');
    };
    await page.reload();
    await started(page);
    await isKept();
    await page
      .locator(`footer a[href="${address('page:trademark')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(address('page:trademark'));
    await page.goBack();
    await isKept();
    await page.goto(address('page:trademark'));
    await page.goto(address('page:contact'));
    await started(page);
    await isKept();
    await submit(page).click();
    await page.goto(address('page:trademark'));
    await page.goBack();
    await started(page);
    await isKept();
    await page.getByRole('button', { name: contact.form.notSent.clear }).click();
    await expect(field(page, 'message')).toHaveValue('');
    await expect(field(page, 'first-name')).toBeFocused();
    await expect(submit(page)).toBeVisible();
    await page.reload();
    await started(page);
    await expect(field(page, 'message')).toHaveValue('');
  });

  test('prefills the message with the requested certificate unless the visitor has typed', async ({
    page,
  }) => {
    await page.goto(address('menu:about'));
    await started(page);
    const message = field(page, 'message');
    for (const { link, title } of pages.about.certifications.items) {
      const target = page.locator(`main a[href$="${link.split('#')[1]}"]`);
      await target.click();
      await expect(message).toHaveValue(new RegExp(title));
      await page.goBack();
    }
    await page.goForward();
    await message.fill('Two sites');
    await page.goBack();
    await page
      .locator(`main a[href^="${address('page:contact')}#"]`)
      .first()
      .click();
    await expect(message).toHaveValue('Two sites');
  });

  test('keeps a megabyte of text, and shortens it only for the e-mail', async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto(address('page:contact'));
    await started(page);
    const long = 'control room '.repeat(80_000);
    await field(page, 'message').fill(long);
    await page.reload();
    await started(page);
    await expect(field(page, 'message')).toHaveValue(long);
    expect((await mailOf(page)).length).toBeLessThan(2000);
    expect(errors).toEqual([]);
  });

  test('‘Open as an e-mail’ composes a message from the form', async ({ page }) => {
    await page.goto(address('page:contact'));
    await started(page);
    await field(page, 'first-name').fill('Ananya');
    await field(page, 'message').fill('Two sites & a map');
    const { pathname, searchParams } = new URL(await mailOf(page));
    expect(pathname).toBe(brand.email);
    expect(searchParams.get('subject')).toContain('Ananya');
    expect(searchParams.get('body')).toBe('Two sites & a map\r\n\r\nAnanya');
  });

  test('works with blocked storage', async ({ page }) => {
    const errors = collectErrors(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto(address('page:contact'));
    await started(page);
    await field(page, 'message').fill('Two sites');
    await submit(page).click();
    await started(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.banner.title);
    expect(errors).toEqual([]);
  });

  test('the browser rejects an invalid e-mail address but not an empty form', async ({ page }) => {
    await page.goto(address('page:contact'));
    await started(page);
    const notice = page.getByText(contact.form.notSent.title);
    await field(page, 'email').fill('asha@');
    await submit(page).click();
    expect(
      await field(page, 'email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch),
    ).toBe(true);
    await expect(field(page, 'email')).toBeFocused();
    await expect(notice).toBeHidden();
    await field(page, 'email').fill('');
    await submit(page).click();
    await expect(notice).toBeVisible();
  });
});

test.describe('with the owner’s endpoint', () => {
  test.describe.configure({ mode: 'serial', timeout: 60_000 });
  let site: OwnersSite;

  test.beforeAll(async () => {
    site = await serveOwnersSite();
  });
  test.afterAll(async () => {
    await site.close();
  });

  const status = (page: Page) => page.locator('main form [role="status"]');

  async function openAndFill(page: Page) {
    await page.goto(`${site.url}${address('page:contact')}`);
    await started(page);
    await fillIn(page);
  }

  async function fillIn(page: Page) {
    await field(page, 'first-name').fill('Asha');
    await field(page, 'email').fill('asha@city.example');
    await field(page, 'message').fill('Two sites & a map');
  }

  test('without scripts the browser posts to the endpoint', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}${address('page:contact')}`);
    await expect(page.locator('main form')).toHaveAttribute('action', site.endpoint);
    await field(page, 'message').fill('No scripts here');
    site.answerWith((_, response) => response.end('Thank you'));
    await submit(page).click();
    await expect(page).toHaveURL(site.endpoint);
    expect(site.received.at(-1)?.get('message')).toBe('No scripts here');
    await context.close();
  });

  test('success: shows progress, then confirms and clears the form', async ({ page }) => {
    const errors = collectErrors(page);
    let finish = () => {};
    site.answerWith((_, response) => {
      finish = () => response.end('{}');
    });
    await openAndFill(page);
    const before = site.received.length;
    await submit(page).click();
    await expect(status(page)).toHaveText(contact.form.sending);
    // A second submit during the first sends nothing.
    await submit(page).click();
    await expect.poll(() => site.received.length).toBe(before + 1);
    finish();
    await expect(status(page)).toHaveText(contact.form.sent);
    expect(site.received.length).toBe(before + 1);
    expect(Object.fromEntries(site.received.at(-1) ?? [])).toEqual({
      'first-name': 'Asha',
      'last-name': '',
      email: 'asha@city.example',
      phone: '',
      message: 'Two sites & a map',
      website: '',
      elapsed: expect.stringMatching(/^\d+$/),
    });
    await expect(field(page, 'message')).toHaveValue('');
    await expect(page).toHaveURL(`${site.url}${address('page:contact')}`);
    expect(errors).toEqual([]);
  });

  /** Responses of an endpoint, with the message the visitor sees for each. */
  const answers: [what: string, answer: (response: ServerResponse) => void, told: string][] = [
    ['422', (response) => response.writeHead(422).end(), contact.form.failed],
    ['503', (response) => response.writeHead(503).end(), contact.form.failed],
    [
      'nothing about other origins',
      (response) => {
        response.removeHeader('Access-Control-Allow-Origin');
        response.end('{}');
      },
      contact.form.unknown,
    ],
    [
      'a redirect to another origin',
      (response) => response.writeHead(303, { Location: 'http://127.0.0.1:9/thanks' }).end(),
      contact.form.unknown,
    ],
  ];

  test('the browser still checks the e-mail address; a blank form is asked about; an error, an unknown result and no network keep the text, and the next attempt succeeds', async ({
    page,
    context,
  }) => {
    await openAndFill(page);
    const first = site.received.length;
    const succeed = async () => {
      site.answerWith((_, response) => response.end('{}'));
      await submit(page).click();
      await expect(status(page)).toHaveText(contact.form.sent);
    };

    await test.step('an invalid e-mail address', async () => {
      await field(page, 'email').fill('asha@');
      await submit(page).click();
      await expect(field(page, 'email')).toBeFocused();
      await expect(status(page)).toHaveText('');
    });

    await test.step('a blank form', async () => {
      for (const name of ['first-name', 'email'] as const) await field(page, name).fill('');
      await field(page, 'message').fill('   ');
      await submit(page).click();
      await expect(status(page)).toHaveText(contact.form.blank);
      expect(site.received.length).toBe(first);
    });

    for (const [what, answer, told] of answers) {
      await test.step(`the endpoint answers ${what}`, async () => {
        await fillIn(page);
        const before = site.received.length;
        site.answerWith((_, response) => answer(response));
        await submit(page).click();
        await expect(status(page)).toHaveText(told);
        expect(site.received.length).toBe(before + 1);
        await expect(field(page, 'message')).toHaveValue('Two sites & a map');
        await expect(page.getByRole('link', { name: contact.form.mail.label })).toBeVisible();
        await succeed();
      });
    }

    await test.step('offline', async () => {
      await fillIn(page);
      await context.setOffline(true);
      await submit(page).click();
      await expect(status(page)).toHaveText(contact.form.offline);
      await expect(field(page, 'message')).toHaveValue('Two sites & a map');
      await context.setOffline(false);
      await succeed();
    });
  });

  test('a message without any address is asked about once, then sent', async ({ page }) => {
    site.answerWith((_, response) => response.end('{}'));
    await openAndFill(page);
    await field(page, 'email').fill('');
    const before = site.received.length;
    await submit(page).click();
    await expect(status(page)).toHaveText(contact.form.unaddressed);
    expect(site.received.length).toBe(before);
    await expect(field(page, 'message')).toHaveValue('Two sites & a map');
    await submit(page).click();
    await expect(status(page)).toHaveText(contact.form.sent);
    expect(site.received.length).toBe(before + 1);
  });

  test('times out when the endpoint never responds', async ({ page }) => {
    // Shortens the page's timeout.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = () => timeout(400);
    });
    site.answerWith(() => {});
    await openAndFill(page);
    await submit(page).click();
    await expect(status(page)).toHaveText(contact.form.sending);
    await expect(status(page)).toHaveText(contact.form.unknown);
    await expect(field(page, 'message')).toHaveValue('Two sites & a map');
  });

  test('keeps text typed while sending, and sends three quick submits once', async ({ page }) => {
    let finish = () => {};
    site.answerWith((_, response) => {
      finish = () => response.end('{}');
    });
    await openAndFill(page);
    const before = site.received.length;
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      for (let press = 0; press < 3; press++) form.requestSubmit();
    });
    await expect(status(page)).toHaveText(contact.form.sending);
    await field(page, 'message').fill('One more site');
    await expect.poll(() => site.received.length).toBe(before + 1);
    finish();
    await expect(status(page)).toHaveText(contact.form.sent);
    await expect(field(page, 'message')).toHaveValue('One more site');
    await expect(field(page, 'first-name')).toHaveValue('');
    expect(site.received.length).toBe(before + 1);
  });

  test('prefills queries from a checked list', async ({ page }) => {
    const before = site.received.length;
    const clause = 'Turnstiles shall pass 30 persons per minute in each lane.';
    await page.goto(`${site.url}${address('page:requirements')}`);
    await started(page);
    await page.getByRole('textbox', { name: requirements.start.label }).fill(clause);
    await page.getByRole('button', { name: requirements.start.compare }).click();
    await page.getByRole('button', { name: requirements.exports.send }).first().click();
    await expect(field(page, 'message')).toHaveValue(new RegExp(clause));
    await expect(page).toHaveURL(`${site.url}${address('page:contact')}`);
    expect(site.received.length).toBe(before);
  });
});
