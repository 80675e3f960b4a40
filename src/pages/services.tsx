import type { ServicesPage } from '../content/services/schema.ts';
import { ServiceCatalogue } from '../sections/services/service-catalogue.tsx';
import { ServicesOpening } from '../sections/services/services-opening.tsx';
import { Steps } from '../sections/technology/steps.tsx';

interface ServicesProps {
  content: ServicesPage;
  parameter?: string | undefined;
  visit?: number;
}

export default function Services({ content, parameter, visit }: ServicesProps) {
  const { image: _, ...banner } = content.banner;
  const { indexTitle, deliverablesTitle, received, services, process } = content;
  return (
    <>
      {/* No picture: the sample pages serve as one. */}
      <ServicesOpening banner={banner} services={services} received={received} />
      <ServiceCatalogue
        indexTitle={indexTitle}
        deliverablesTitle={deliverablesTitle}
        received={received}
        services={services}
        serviceId={parameter}
        visit={visit}
      />
      {process && <Steps {...process} />}
    </>
  );
}
