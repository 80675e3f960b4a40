import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import answer from '../parts/answers.module.css';
import { SheetDialog } from '../parts/sheet.tsx';
import { useDesk } from '../state/desk-context.ts';
import css from './brief.module.css';
import { Brief } from './brief.tsx';

/** What is handed over to the next shift, and the form to sign off. */
export function HandoverSheet() {
  const { store, desk, words } = useDesk();
  const { signed, setting, role } = desk.shift;
  const labels = words.handover;
  const to = setting.shift.handover?.to ?? '';
  const maySign = role === 'operator' || role === 'supervisor';
  return (
    <SheetDialog title={labels.title} lead={fill(labels.lead, { to })}>
      <Brief />
      {signed !== null && (
        <p className={css.signed}>{fill(labels.signed, { time: clockText(signed), to })}</p>
      )}
      {signed === null && maySign && (
        <div className={`${css.signed} ${answer.answers}`}>
          <button type="button" className={answer.yes} onClick={() => store.act({ kind: 'sign-off' })}>
            {labels.sign}
          </button>
        </div>
      )}
    </SheetDialog>
  );
}
