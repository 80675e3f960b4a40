import type { FlagshipPage } from '../content/schema.ts';
import { ConnectionDiagram } from '../sections/connection-diagram.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { FlagshipBanner } from '../sections/flagship-banner.tsx';
import { Loop } from '../sections/loop.tsx';
import { Operation } from '../sections/operation.tsx';
import { Overview } from '../sections/overview.tsx';
import { Proof } from '../sections/proof.tsx';

export default function Page({ content }: { content: FlagshipPage }) {
  return (
    <>
      <FlagshipBanner {...content} />
      <Overview {...content.overview} look="strip" />
      <Loop {...content.loop} />
      <FeatureList head={content.featuresHead} features={content.features} />
      <ConnectionDiagram {...content.connections} />
      <Proof {...content.proof} look="statement" />
      <Operation {...content.operation} />
    </>
  );
}
