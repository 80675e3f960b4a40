import { ShiftBanner } from '../console/view/page/shift-banner.tsx';
import { ShiftChoice } from '../console/view/page/shift-choice.tsx';
import { StillSteps } from '../console/view/page/still-steps.tsx';
import type { RunAShiftPage } from '../content/run-a-shift/schema.ts';

export default function Page({ content }: { content: RunAShiftPage }) {
  return (
    <>
      <ShiftBanner banner={content.banner} about={content.about}>
        <ShiftChoice words={content.start} shifts={content.shifts} picture={content.picture} />
      </ShiftBanner>
      <StillSteps {...content.steps} />
    </>
  );
}
