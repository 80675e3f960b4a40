import { DeskInPlace } from '../console/view/page/desk-in-place.tsx';
import type { FlagshipPage } from '../content/products/schema.ts';
import { CaseReference } from '../sections/products/case-reference.tsx';
import { ConnectionDiagram } from '../sections/products/connection-diagram.tsx';
import { FeatureList } from '../sections/products/feature-list.tsx';
import { FlagshipBanner } from '../sections/products/flagship-banner.tsx';
import { Operation } from '../sections/products/operation.tsx';
import { ResponseCycle } from '../sections/products/response-cycle.tsx';
import { Overview } from '../sections/shared/overview.tsx';
import { LedgerRow } from '../sections/shared/restraint/ledger-row.tsx';
import { rowOf } from '../sections/shared/restraint/row-of.ts';

export default function Page({ content }: { content: FlagshipPage }) {
  return (
    <>
      <FlagshipBanner {...content}>
        <DeskInPlace words={content.desk} />
      </FlagshipBanner>
      <Overview {...content.overview} look="strip" />
      <ResponseCycle {...content.responseCycle} />
      <FeatureList head={content.featuresHead} features={content.features} />
      <ConnectionDiagram {...content.connections} />
      <CaseReference {...content.caseReference} />
      <Operation {...content.operation} />
      {content.restraint && <LedgerRow {...rowOf(content.restraint)} />}
    </>
  );
}
