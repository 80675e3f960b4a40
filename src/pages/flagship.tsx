import { DeskInPlace } from '../console/view/page/desk-in-place.tsx';
import type { FlagshipPage } from '../content/products/schema.ts';
import { CaseReference } from '../sections/products/case-reference.tsx';
import { ConnectionDiagram } from '../sections/products/connection-diagram.tsx';
import { FeatureList } from '../sections/products/feature-list.tsx';
import { FlagshipBanner } from '../sections/products/flagship-banner.tsx';
import { Operation } from '../sections/products/operation.tsx';
import { ResponseCycle } from '../sections/products/response-cycle.tsx';
import { Overview } from '../sections/shared/overview.tsx';
import { whenNear } from '../ui/when-near.tsx';

const Restraint = await whenNear(() => import('../sections/shared/restraint/restraint.tsx'));

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
      {content.restraint && <Restraint content={content.restraint} />}
    </>
  );
}
