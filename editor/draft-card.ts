/* A small picture of a draft: the share card of the first page it changes, with the headline the draft gives it. */
import { readTree, valueAt } from './content-tree.ts';
import { draftFiles } from './drafts.ts';
import type { EditedSite } from './edited-site.ts';
import { cardOf, outsideOf } from './outside.ts';

/** Of the open draft without an id. None where no page's own file is changed. */
export async function draftCard(root: string, site: EditedSite, id?: string): Promise<string | undefined> {
  for (const { file, source } of draftFiles(root, id)) {
    const page = await site.pageOf(file).catch(() => undefined);
    if (!page) continue;
    const { address } = await site.introduce(page);
    const { chips, paths, texts } = await outsideOf(site, address);
    const value = valueAt(readTree(file, source), paths.headline);
    const headline =
      value?.kind === 'text'
        ? value.parts.map((part) => (typeof part === 'string' ? part : (chips[part.code] ?? ''))).join('')
        : texts.headline;
    return cardOf(site, { pathname: address, headline, eyebrow: texts.eyebrow }, thumbnail);
  }
  return undefined;
}

/** Twice as wide as it is shown. */
const thumbnail = 240;
