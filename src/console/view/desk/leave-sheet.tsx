import { fill } from '../../../ui/fill.ts';
import answer from '../parts/answers.module.css';
import link from '../parts/link.module.css';
import { SheetDialog } from '../parts/sheet.tsx';
import { useDesk } from '../state/desk-context.ts';
import { ownOpen } from '../state/opening-state.ts';

/** Asked before an open incident is left. */
export function LeaveSheet() {
  const { store, desk, words } = useDesk();
  const { leaving, foot } = words;
  const incidents = ownOpen(desk.shift)
    .map(({ id, title }) => `${id} ${title}`)
    .join(desk.shift.setting.words.comma);
  return (
    <SheetDialog title={leaving.title} lead={fill(leaving.lead, { incidents })}>
      <p>
        <button type="button" className={link.link} onClick={() => void store.copyLink()}>
          {foot.copy}
        </button>
      </p>
      <div className={answer.answers}>
        <button type="button" className={answer.yes} onClick={() => store.set({ panel: null })}>
          {leaving.stay}
        </button>
        <button type="button" className={answer.no} onClick={() => store.leave()}>
          {foot.leave}
        </button>
      </div>
    </SheetDialog>
  );
}
