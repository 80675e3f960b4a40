/* Every built document is valid HTML by the rules of .htmlvalidate.mjs. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { esmResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { builtDocuments, site } from './built.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));

for (const { file, html } of builtDocuments()) {
  test(`${file} is valid`, async () => {
    const { results } = await validator.validateFile(join(site, file));
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(findings).toEqual([]);
    // A class the stylesheet does not have.
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/);
  });
}
