/* Unpublished changes, drafts, history and publishing. */
import type { Path } from './content-value.ts';
import { bringBack, discard, drafts, forgetKept, nameOpenDraft, openDraft, setAside } from './drafts.ts';
import type { Context, Handlers, Make } from './handler.ts';
import { changesTo, dayBefore, goBack, history } from './history.ts';
import { pastPicture } from './past-picture.ts';
import { Publisher } from './publish.ts';
import { Refused } from './refused.ts';
import { changedFiles, problemsIn, review } from './review.ts';
import type { EditStep } from './step.ts';
import { type ChangeToRevert, takeBack } from './take-back.ts';

const textsNoLongerFit =
  'Nothing was changed. A developer has changed the site since that day, and its old texts no longer fit. Take back single changes instead, or ask a developer.';

export function publishHandlers({ root, changes, site, saves, notify }: Context, make: Make): Handlers {
  /** Opens another draft, in which steps of the previous one cannot be undone. */
  async function replaceAll(step: EditStep) {
    changes.write(step);
    changes.forget();
    await notify(step.changes);
    return changes.state;
  }

  const publisher = new Publisher({
    root,
    site,
    saves,
    async formatted(written) {
      if (written.length === 0) return;
      changes.write({ label: 'format', changes: written, further: written.map(({ file }) => file) });
      changes.forget();
      await notify(written, true);
    },
  });

  return {
    review: () => ({ files: review(root) }),
    'text-problems': async ({ file, path }: { file: string; path: Path }) => ({
      problems: (await problemsIn(root, site, file, path)).map(({ message }) => message),
    }),
    'take-back': (taken: ChangeToRevert) => make(takeBack(root, taken)),
    history: (wanted: { skip?: number; until?: string }) => ({ past: history(root, wanted) }),
    'past-picture': (wanted: { commit: string; picture: string }) => pastPicture(root, wanted),
    'day-before': ({ day }: { day: string }) => dayBefore(root, String(day)),
    async 'go-back'({ day, name }: { day: string; name: string }) {
      await changes.check(goBack(root, String(day))).catch((error) => {
        throw error instanceof Refused ? new Refused(error.status, textsNoLongerFit) : error;
      });
      // From here on it is carried out as a whole.
      changes.signal?.throwIfAborted();
      changes.signal = undefined;
      if (changedFiles(root).length > 0) await replaceAll(setAside(root));
      nameOpenDraft(root, name);
      // The draft that was set aside may have been all that differed from that day.
      return changesTo(root, String(day)).length > 0 ? make(goBack(root, String(day))) : changes.state;
    },
    drafts: () => drafts(root),
    'name-draft'({ name }: { name: string }) {
      nameOpenDraft(root, name);
      return drafts(root);
    },
    'set-aside'({ name }: { name: string }) {
      nameOpenDraft(root, name);
      return replaceAll(setAside(root));
    },
    async 'open-draft'({ id }: { id: string }) {
      const state = await replaceAll(openDraft(root, id));
      forgetKept(root, id);
      return state;
    },
    'discard-draft'({ id }: { id: string }) {
      discard(root, id);
      return drafts(root);
    },
    'bring-back'({ id }: { id: string }) {
      bringBack(root, id);
      return drafts(root);
    },
    publish: (wanted: { sentence: string; overrideRules: boolean }) => publisher.start(wanted),
    'check-again': ({ name }: { name: string }) => publisher.again(String(name)),
    'publish-state': () => publisher.state,
    'publish-stop'() {
      publisher.stop();
      return undefined;
    },
  };
}
