/* Handlers for the site as a whole: previews, addresses, colours, drawings and pictures. */
import { addressesOf, addressOfPage, addressProblems, changeAddress } from './address.ts';
import type { Colours } from './colour-names.ts';
import { coloursOf, saveColours } from './colours.ts';
import { draftCard } from './draft-card.ts';
import { drafts, openName } from './drafts.ts';
import { DrawingRun } from './drawing.ts';
import { enquiriesState } from './enquiries-state.ts';
import type { Context, Handlers, Make } from './handler.ts';
import type { HeadlineWidth } from './headline-names.ts';
import { headlineWidth, saveHeadlineWidth } from './headline-width.ts';
import { addPicture, library, removePicture } from './library.ts';
import { cardOf, outsideOf } from './outside.ts';
import { PreviewBuild } from './preview.ts';
import { Refused } from './refused.ts';
import { review } from './review.ts';

export function siteHandlers({ root, site }: Context, make: Make): Handlers {
  const drawing = new DrawingRun(root);
  const preview = new PreviewBuild(root);

  async function pageAt(pathname: string): Promise<string> {
    const id = await site.pageAt(String(pathname));
    if (!id) throw new Refused(404, 'There is no page at this address: load another.');
    return id;
  }

  return {
    outside: ({ pathname }: { pathname: string }) => outsideOf(site, pathname),
    card: async (wanted: { pathname: string; headline: string; eyebrow: string }) => ({
      card: await cardOf(site, wanted),
    }),
    'draft-card': async ({ id }: { id?: string }) => ({ card: await draftCard(root, site, id) }),
    addresses: async () => ({ pages: await addressesOf(root, site) }),
    enquiries: () => enquiriesState(site),
    // For the bar: the open draft and its number of changes.
    draft: () => ({
      name: openName(root),
      changes: review(root).reduce((sum, { lines, picture }) => sum + lines.length + (picture ? 1 : 0), 0),
    }),
    address: async ({ pathname }: { pathname: string }) => addressOfPage(root, await pageAt(pathname)),
    'check-address': async ({ pathname, address }: { pathname: string; address: string }) => ({
      problems: addressProblems(root, await pageAt(pathname), String(address)),
    }),
    'change-address': async ({ pathname, address }: { pathname: string; address: string }) =>
      make(changeAddress(root, await pageAt(pathname), String(address))),
    colours: () => ({ colours: coloursOf(root) }),
    'save-colours': ({ colours }: { colours: Partial<Colours> }) => make(saveColours(root, colours)),
    letters: () => ({ width: headlineWidth(root) }),
    'save-letters': ({ width }: { width: HeadlineWidth }) => make(saveHeadlineWidth(root, width)),
    draw: () => drawing.start(),
    'draw-state': () => drawing.state,
    'draw-stop'() {
      drawing.stop();
      return drawing.state;
    },
    library: async () => ({ pictures: await library(root, site) }),
    'add-picture': async (picture: { name: string; data: string }) => make(await addPicture(root, picture)),
    'remove-picture': ({ src }: { src: string }) => make(removePicture(root, String(src))),
    preview: () => preview.start(drafts(root).open),
    'preview-state': () => preview.state,
    'preview-stop'() {
      preview.stop();
      return preview.state;
    },
  };
}
