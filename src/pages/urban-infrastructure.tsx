import type { UrbanPage } from '../content/products/schema.ts';
import { CaseReference } from '../sections/products/case-reference.tsx';
import { Connections } from '../sections/products/connections.tsx';
import { Operation } from '../sections/products/operation.tsx';
import { Street } from '../sections/products/street/street.tsx';
import { Uses } from '../sections/products/street/uses.tsx';
import { Overview } from '../sections/shared/overview.tsx';

export default function Page({ content }: { content: UrbanPage }) {
  const { banner, instrument, overview, featuresHead, features, operation, caseReference, connections } =
    content;
  return (
    <>
      <Street banner={banner} content={instrument} />
      <Uses head={featuresHead} features={features} bores={instrument.bores} />
      <Overview {...overview} look="cells" />
      <Operation {...operation} />
      <Connections {...connections} />
      <CaseReference {...caseReference} look="band" />
    </>
  );
}
