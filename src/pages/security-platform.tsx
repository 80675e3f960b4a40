import type { SecurityPage } from '../content/products/schema.ts';
import { CaseReference } from '../sections/products/case-reference.tsx';
import { Connections } from '../sections/products/connections.tsx';
import { Operation } from '../sections/products/operation.tsx';
import { Places } from '../sections/products/site-plan/places.tsx';
import { SitePlan } from '../sections/products/site-plan/site-plan.tsx';
import { Overview } from '../sections/shared/overview.tsx';
import { whenNear } from '../ui/when-near.tsx';

const Restraint = await whenNear(() => import('../sections/shared/restraint/restraint.tsx'));

export default function Page({ content }: { content: SecurityPage }) {
  const {
    banner,
    instrument,
    overview,
    featuresHead,
    features,
    operation,
    caseReference,
    connections,
    restraint,
  } = content;
  return (
    <>
      <SitePlan banner={banner} content={instrument} />
      <Places head={featuresHead} features={features} places={instrument.places} />
      <Operation {...operation} />
      {restraint && <Restraint content={restraint} />}
      <Connections {...connections} />
      <Overview {...overview} look="aside" />
      <CaseReference {...caseReference} look="band" />
    </>
  );
}
