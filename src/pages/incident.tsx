import type { IncidentPage } from '../content/products/schema.ts';
import { Connections } from '../sections/products/connections.tsx';
import { Funnel } from '../sections/products/funnel/funnel.tsx';
import { heardBySource } from '../sections/products/funnel/heard-by-source.tsx';
import { IncidentClock } from '../sections/products/funnel/incident-clock.tsx';
import { Practice } from '../sections/products/practice.tsx';
import { Purpose } from '../sections/products/purpose.tsx';

export default function Page({ content }: { content: IncidentPage }) {
  return (
    <>
      <Funnel banner={content.banner} funnel={content.funnel} />
      <Purpose overview={content.overview} side="start">
        <IncidentClock head={content.featuresHead} features={content.features} funnel={content.funnel} />
      </Purpose>
      <Connections {...content.connections} heard={heardBySource(content.funnel)} />
      <Practice {...content} />
    </>
  );
}
