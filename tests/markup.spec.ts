/*
 * Every built document of the first edition, and a selection of the others, is valid HTML by the rules of
 * .htmlvalidate.mjs.
 */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { esmResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { addressOf } from '../src/app/addresses.ts';
import { chosenPages, translatedEditions } from './addresses.ts';
import { builtDocuments, site } from './built.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));

/** In a translated edition. */
const leftOut = translatedEditions.flatMap((edition) => {
  const { prefix } = edition;
  const looked = [...chosenPages(edition).map((id) => addressOf(`page:${id}`, edition)), `${prefix}/404`];
  return builtDocuments()
    .map(({ file }) => file)
    .filter((file) => `/${file}`.startsWith(`${prefix}/`) && !looked.includes(`/${file.slice(0, -5)}`));
});

for (const { file, html } of builtDocuments().filter(({ file }) => !leftOut.includes(file))) {
  test(`${file} is valid`, async () => {
    const { results } = await validator.validateFile(join(site, file));
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(findings).toEqual([]);
    // A class missing from the stylesheet.
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/);
  });
}
