/* The sheet open over the desk. */

import { fill } from '../../../ui/fill.ts';
import { HandoverSheet } from '../handover/handover-sheet.tsx';
import { ReadingsSheet } from '../incident/readings-sheet.tsx';
import { LoadSheet } from '../load/load-sheet.tsx';
import { OriginalsSheet, SplitSheet } from '../messages/message-sheets.tsx';
import css from '../parts/sheet.module.css';
import { SheetDialog } from '../parts/sheet.tsx';
import { SecondScreenButton } from '../second-screen/second-screen-button.tsx';
import { WindowsSheet } from '../second-screen/windows-sheet.tsx';
import { useDesk } from '../state/desk-context.ts';
import { UnitsSheet } from '../units/units-sheet.tsx';
import { CameraSheet } from '../video/camera-sheet.tsx';
import { ShiftActions } from './foot.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';

export function Sheets() {
  const { desk } = useDesk();
  const { panel } = desk;
  switch (panel?.kind) {
    case 'camera':
      return <CameraSheet key={panel.camera} camera={panel.camera} />;
    case 'units':
      return <UnitsSheet />;
    case 'originals':
      return <OriginalsSheet />;
    case 'split':
      return <SplitSheet />;
    case 'readings':
      return <ReadingsSheet gauge={panel.gauge} />;
    case 'keys':
      return <KeysSheet />;
    case 'windows':
      return <WindowsSheet />;
    case 'handover':
      return <HandoverSheet />;
    case 'leave':
      return <LeaveSheet />;
    case 'load':
      return <LoadSheet />;
    case 'more':
      return <MoreSheet />;
    default:
      return null;
  }
}

/** Replaces the foot on a phone. */
function MoreSheet() {
  const { desk, words } = useDesk();
  return (
    <SheetDialog
      title={fill(words.shiftTitle, { shift: desk.shift.setting.shift.name })}
      lead={words.simulation}
    >
      <p className={css.lead}>{fill(words.foot.seed, { seed: desk.shift.seed })}</p>
      <div className={css.actions}>
        <ShiftActions />
        <SecondScreenButton />
      </div>
    </SheetDialog>
  );
}
