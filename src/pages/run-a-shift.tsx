import { ShiftBanner } from '../console/view/shift-banner.tsx';
import { ShiftChoice } from '../console/view/shift-choice.tsx';
import { StillSteps } from '../console/view/still-steps.tsx';
import type { RunAShiftPage } from '../content/schema.ts';

export default function Page({ content }: { content: RunAShiftPage }) {
  return (
    <>
      <ShiftBanner banner={content.banner} about={content.about}>
        <ShiftChoice words={content.start} shifts={content.shifts} />
      </ShiftBanner>
      <StillSteps {...content.steps} />
    </>
  );
}
