import dates from 'virtual:page-dates';
import type { CapabilitiesPage } from '../content/requirements/schema.ts';
import { CapabilityDesk } from '../requirements/capabilities/capability-desk.tsx';
import { DataSheetList } from '../requirements/capabilities/data-sheet-list.tsx';
import { Invitation } from '../requirements/capabilities/invitation.tsx';
import { TenderFacts } from '../requirements/capabilities/tender-facts.tsx';
import { Banner } from '../sections/shared/banner.tsx';

export default function Capabilities({ content }: { content: CapabilitiesPage }) {
  return (
    <>
      <Banner {...content.banner} />
      <CapabilityDesk content={content} dates={dates} />
      <DataSheetList {...content.sheets} />
      <TenderFacts {...content.facts} />
      <Invitation {...content.invitation} />
    </>
  );
}
