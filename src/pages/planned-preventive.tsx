import type { MaintenancePage } from '../content/products/schema.ts';
import { Connections } from '../sections/products/connections.tsx';
import { Maintenance } from '../sections/products/maintenance/maintenance.tsx';
import { NumberedFunctions } from '../sections/products/maintenance/numbered-functions.tsx';
import { Practice } from '../sections/products/practice.tsx';
import { Purpose } from '../sections/products/purpose.tsx';

export default function Page({ content }: { content: MaintenancePage }) {
  const { banner, instrument, overview, featuresHead, features, connections } = content;
  return (
    <>
      <Maintenance banner={banner} content={instrument} />
      <Purpose overview={overview} side="start">
        <NumberedFunctions head={featuresHead} features={features} />
      </Purpose>
      <Connections {...connections} />
      <Practice {...content} />
    </>
  );
}
