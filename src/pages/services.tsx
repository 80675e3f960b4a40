import type { ServicesPage } from '../content/services/schema.ts';
import { ServiceCatalogue } from '../sections/services/service-catalogue.tsx';
import { Banner } from '../sections/shared/banner.tsx';
import { Steps } from '../sections/technology/steps.tsx';

interface ServicesProps {
  content: ServicesPage;
  parameter?: string | undefined;
  visit?: number;
}

export default function Services({ content, parameter, visit }: ServicesProps) {
  const { banner, indexTitle, deliverablesTitle, pageLabels, services, process } = content;
  return (
    <>
      <Banner {...banner} />
      <ServiceCatalogue
        indexTitle={indexTitle}
        deliverablesTitle={deliverablesTitle}
        pageLabels={pageLabels}
        services={services}
        serviceId={parameter}
        visit={visit}
      />
      <Steps {...process} />
    </>
  );
}
