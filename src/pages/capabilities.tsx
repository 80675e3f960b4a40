import dates from 'virtual:page-dates';
import type { CapabilitiesPage } from '../content/requirements/schema.ts';
import { CapabilityDesk } from '../requirements/capabilities/capability-desk.tsx';
import { DataSheetList } from '../requirements/capabilities/data-sheet-list.tsx';
import { Invitation } from '../requirements/capabilities/invitation.tsx';
import { StatedBanner } from '../requirements/capabilities/stated-banner.tsx';
import { TenderFacts } from '../requirements/capabilities/tender-facts.tsx';
import { BannerWords } from '../sections/shared/banner-words.tsx';

export default function Capabilities({ content }: { content: CapabilitiesPage }) {
  return (
    <>
      <StatedBanner content={content}>
        <BannerWords {...content.banner} />
      </StatedBanner>
      <CapabilityDesk content={content} dates={dates} />
      <DataSheetList {...content.sheets} />
      <TenderFacts {...content.facts} />
      <Invitation {...content.invitation} />
    </>
  );
}
