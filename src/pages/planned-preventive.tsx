import type { MaintenancePage } from '../content/products/schema.ts';
import { CaseReference } from '../sections/products/case-reference.tsx';
import { Connections } from '../sections/products/connections.tsx';
import { Maintenance } from '../sections/products/maintenance/maintenance.tsx';
import { NumberedFunctions } from '../sections/products/maintenance/numbered-functions.tsx';
import { Operation } from '../sections/products/operation.tsx';
import { Overview } from '../sections/shared/overview.tsx';

export default function Page({ content }: { content: MaintenancePage }) {
  const { banner, instrument, overview, featuresHead, features, operation, caseReference, connections } =
    content;
  return (
    <>
      <Maintenance banner={banner} content={instrument} />
      <NumberedFunctions head={featuresHead} features={features} />
      <Overview {...overview} look="strip" />
      <Operation {...operation} />
      <CaseReference {...caseReference} look="statement" />
      <Connections {...connections} />
    </>
  );
}
