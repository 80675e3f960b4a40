import type { SecurityPage } from '../content/products/schema.ts';
import { Connections } from '../sections/products/connections.tsx';
import { Practice } from '../sections/products/practice.tsx';
import { Purpose } from '../sections/products/purpose.tsx';
import { Places } from '../sections/products/site-plan/places.tsx';
import { SitePlan } from '../sections/products/site-plan/site-plan.tsx';
import { RestraintFailure } from '../sections/shared/restraint/restraint-failure.tsx';
import { whenNear } from '../ui/when-near.tsx';

const Restraint = await whenNear(
  () => import('../sections/shared/restraint/restraint.tsx'),
  RestraintFailure,
);

export default function Page({ content }: { content: SecurityPage }) {
  const { banner, instrument, overview, featuresHead, features, connections, restraint } = content;
  return (
    <>
      <SitePlan banner={banner} content={instrument} />
      <Purpose overview={overview} side="below">
        <Places head={featuresHead} features={features} places={instrument.places} />
      </Purpose>
      {restraint && <Restraint content={restraint} />}
      <Connections {...connections} />
      <Practice {...content} />
    </>
  );
}
