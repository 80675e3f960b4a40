import type { IncidentPage } from '../content/products/schema.ts';
import { CaseReference } from '../sections/products/case-reference.tsx';
import { Connections } from '../sections/products/connections.tsx';
import { Funnel } from '../sections/products/funnel/funnel.tsx';
import { IncidentClock } from '../sections/products/funnel/incident-clock.tsx';
import { Operation } from '../sections/products/operation.tsx';
import { Overview } from '../sections/shared/overview.tsx';

export default function Page({ content }: { content: IncidentPage }) {
  return (
    <>
      <Funnel banner={content.banner} funnel={content.funnel} />
      <IncidentClock head={content.featuresHead} features={content.features} funnel={content.funnel} />
      <Overview {...content.overview} look="aside" />
      <Operation {...content.operation} />
      <Connections {...content.connections} />
      <CaseReference {...content.caseReference} look="band" />
    </>
  );
}
