/* The site's form with the enquiries service behind it, and the owner's inbox, in a browser. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import contact from '../src/content/company/contact.ts';
import { address } from './addresses.ts';
import { collectErrors, started } from './console.ts';
import {
  inboxToken,
  type MailServer,
  type RunningService,
  startMailServer,
  startService,
} from './enquiry-service.ts';
import { freePort } from './free-port.ts';
import { type OwnersSite, serveOwnersSite } from './owner-endpoint.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });
let site: OwnersSite;
let mail: MailServer;
let service: RunningService;

test.beforeAll(async () => {
  const port = await freePort();
  site = await serveOwnersSite(`http://127.0.0.1:${port}/enquiries`);
  mail = await startMailServer();
  const env = { SITE_ORIGIN: site.url };
  service = await startService({ database: ':memory:', smtpPort: mail.port, port, env });
});
test.afterAll(() => Promise.all([site.close(), service.kill('SIGTERM'), mail.stop()]));

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes,
  ]);

async function send(page: Page, message: string) {
  await field(page, 'first-name').fill('Kavita');
  await field(page, 'email').fill('k.rao@water.example');
  await field(page, 'message').fill(message);
  await page.getByRole('button', { name: contact.form.submit }).click();
}

test('a message sent by the page arrives as mail', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(`${site.url}${address('page:contact')}`);
  await started(page);
  await page.waitForFunction(() => performance.now() > 2000);
  await send(page, 'Thirty-eight pumping stations');
  await expect(page.locator('main form [role="status"]')).toHaveText(contact.form.sent);
  await expect.poll(() => mail.mails.length).toBe(1);
  expect(mail.mails[0]).toContain('Thirty-eight pumping stations');
  expect(errors).toEqual([]);
});

test('without scripts the visitor gets a thank-you page with a link back', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}${address('page:contact')}`);
  await send(page, 'No scripts here');
  await expect(page.getByText('Your message has arrived')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', `${site.url}/`);
  await expect.poll(() => mail.mails.length).toBe(2);
  await context.close();
});

test('the owner can read, answer and delete enquiries on a phone', async ({ page }) => {
  // The inbox has no scripts.
  await page.setViewportSize({ width: 390, height: 844 });
  const isAsWideAsThePhone = () => page.locator('html').evaluate((root) => root.scrollWidth <= 390);
  // As the owner's editor opens it.
  await page.goto(`${service.inbox}/?editor=4300`);
  await page.getByLabel('Token').fill(inboxToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${service.inbox}/`);
  await expect(page.getByRole('link', { name: 'Drafts' })).toHaveAttribute(
    'href',
    'http://127.0.0.1:4300/editor/desk/drafts',
  );
  expect(await violations(page)).toEqual([]);
  expect(await isAsWideAsThePhone()).toBe(true);
  await page.getByRole('link', { name: 'Thirty-eight pumping stations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kavita');
  expect(await violations(page)).toEqual([]);
  expect(await isAsWideAsThePhone()).toBe(true);
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('button', { name: 'Mark as unanswered' })).toBeVisible();
  await page.getByRole('link', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('link', { name: 'Thirty-eight pumping stations' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'No scripts here' })).toBeVisible();
});
