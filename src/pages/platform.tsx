import type { ProductPage } from '../content/schema.ts';
import { CaseReference } from '../sections/products/case-reference.tsx';
import { Connections } from '../sections/products/connections.tsx';
import { FeatureRows } from '../sections/products/feature-rows.tsx';
import { Operation } from '../sections/products/operation.tsx';
import { Banner } from '../sections/shared/banner.tsx';
import { Overview } from '../sections/shared/overview.tsx';
import { Restraint } from '../sections/shared/restraint/restraint.tsx';

export default function Page({ content }: { content: ProductPage }) {
  const { banner, overview, featuresHead, features, connections, caseReference, operation, restraint } =
    content;
  return (
    <>
      <Banner {...banner} />
      <Overview {...overview} look="aside" />
      <FeatureRows head={featuresHead} features={features} />
      <Connections {...connections} />
      <CaseReference {...caseReference} look="band" />
      <Operation {...operation} />
      {restraint && <Restraint content={restraint} />}
    </>
  );
}
