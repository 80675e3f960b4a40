/*
 * The CSP is enforced, navigation does not violate it, and nothing is inline. tests/pages.spec.ts collects
 * violations during page loads.
 */
import { expect, type Page, test } from '@playwright/test';
import { address, documents, pagePaths } from './addresses.ts';
import { started } from './console.ts';
import { judge } from './hosting/observatory.ts';

/** Collects CSP violations from the start of every document. */
async function violations(page: Page): Promise<string[]> {
  const errors: string[] = [];
  await page.exposeFunction('reportViolation', (line: string) => errors.push(line));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample, lineNumber } = event;
      const line = `${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`;
      (window as unknown as { reportViolation(line: string): void }).reportViolation(line);
    });
  });
  return errors;
}

test('the CSP is enforced', async ({ page }) => {
  const errors = await violations(page);
  await page.goto(address('page:contact'));
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: red }';
    document.head.append(style);
    document.body.setAttribute('style', 'color: red');
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="https://other.example/a.png">');
    } catch {}
    return fetch('https://other.example/').catch(() => {});
  });
  await expect
    .poll(() => errors.map((line) => line.split(' ')[0]).sort())
    .toEqual(['connect-src', 'require-trusted-types-for', 'style-src-attr', 'style-src-elem']);
});

test('navigation does not violate the CSP', async ({ page }) => {
  test.setTimeout(120_000);
  const refused = await violations(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await started(page);
  for (const path of pagePaths) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, address(path));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${address(path)}$`),
    );
  }
  expect(refused).toEqual([]);
});

test('no document has inline handlers, inline styles or third-party scripts', async ({ request }) => {
  for (const path of [...documents, '/nothing']) {
    const html = await (await request.get(address(path))).text();
    const markup = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
    expect(markup.match(/<[^>]+\s(on\w+|style)=/g), path).toBeNull();
    expect(html.match(/\b(?:src|srcset|action|poster)="(?:https?:)?\/\//g), path).toBeNull();
    expect(html.match(/javascript:/), path).toBeNull();
  }
});

test("scores an A+ by MDN's HTTP Observatory", async ({ request, baseURL }) => {
  const answer = await request.get('/');
  const judged = await judge(answer.headers(), await answer.text(), new URL(baseURL ?? '').host);
  for (const { grade, score, failed } of judged) expect([grade, failed, score]).toEqual(['A+', [], 130]);
});
