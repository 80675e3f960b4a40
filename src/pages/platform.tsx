import type { ProductPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';
import { Connections } from '../sections/connections.tsx';
import { FeatureRows } from '../sections/feature-rows.tsx';
import { Operation } from '../sections/operation.tsx';
import { Overview } from '../sections/overview.tsx';
import { Proof } from '../sections/proof.tsx';

export default function Page({ content }: { content: ProductPage }) {
  const {
    banner,
    overview,
    featuresHead,
    features,
    connections,
    proof,
    operation,
    slowEntrance = false,
  } = content;
  return (
    <>
      <Banner {...banner} entrance={slowEntrance} />
      <Overview {...overview} look="aside" />
      <FeatureRows head={featuresHead} features={features} slow={slowEntrance} />
      <Connections {...connections} />
      <Proof {...proof} look="band" />
      <Operation {...operation} />
    </>
  );
}
