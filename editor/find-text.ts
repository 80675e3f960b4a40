/*
 * Finds the literal of a text without a mark: names and times, which code compares, and what scripts render. It is
 * found by its text, in the page's own file first.
 */
import { readSource } from './content-files.ts';
import { everyValue, readTree } from './content-tree.ts';
import type { Part, Path } from './content-value.ts';
import { type EditedSite, valuesOf } from './edited-site.ts';
import { isEditedAt } from './edition-of.ts';
import { renderParts } from './literal.ts';
import { filesFor } from './outline.ts';
import { Refused } from './refused.ts';

export interface FoundLiteral {
  file: string;
  path: Path;
}

export async function findText(
  root: string,
  site: EditedSite,
  { text, pathname }: { text: string; pathname: string },
): Promise<FoundLiteral> {
  const { own, files } = await filesFor(root, site, pathname);
  const inFile = async (file: string) => textsMatching(root, site, file, text);
  const here = own ? await inFile(own) : [];
  const anywhere = here.length > 0 ? here : (await Promise.all(files.map(inFile))).flat();
  const found = anywhere.filter(({ file }) => isEditedAt(pathname, file));
  const [only, another] = found;
  if (!only && anywhere.length > 0)
    throw new Refused(
      409,
      `‘${text}’ comes from another language's page, which would change too: open that page to change it.`,
    );
  if (!only)
    throw new Refused(
      404,
      `‘${text}’ is not a text by itself: the site counts it, or puts it together of other words. Look for those under Page.`,
    );
  if (another) {
    throw new Refused(
      409,
      `‘${text}’ is on this site ${found.length} times: choose the one you mean under Page.`,
    );
  }
  return only;
}

async function textsMatching(
  root: string,
  site: EditedSite,
  file: string,
  text: string,
): Promise<FoundLiteral[]> {
  const texts = [...everyValue(readTree(file, readSource(root, file)))];
  const found = await Promise.all(
    texts.map(async ({ path, value }) => {
      if (value.kind !== 'text' || !mayBe(value.parts, text)) return [];
      const isIt = renderParts(value.parts, valuesOf(value.parts, await site.valueAt(file, path))) === text;
      return isIt && (await site.isFreeText(file, path)) ? [{ file, path }] : [];
    }),
  );
  return found.flat();
}

/** A cheap check that rules out most candidates. */
const mayBe = (parts: Part[], text: string) =>
  parts.every((part) => typeof part !== 'string' || text.includes(part.trim()));
