import type { UrbanPage } from '../content/products/schema.ts';
import { Connections } from '../sections/products/connections.tsx';
import { Practice } from '../sections/products/practice.tsx';
import { Purpose } from '../sections/products/purpose.tsx';
import { Street } from '../sections/products/street/street.tsx';
import { Uses } from '../sections/products/street/uses.tsx';

export default function Page({ content }: { content: UrbanPage }) {
  const { banner, instrument, overview, featuresHead, features, connections } = content;
  return (
    <>
      <Street banner={banner} content={instrument} />
      <Uses head={featuresHead} features={features} bores={instrument.bores} />
      <Purpose overview={overview} side="above" />
      <Connections {...connections} />
      <Practice {...content} />
    </>
  );
}
