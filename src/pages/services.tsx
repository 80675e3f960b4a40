import type { ServicesPage } from '../content/schema.ts';
import { ServiceCatalogue } from '../sections/services/service-catalogue.tsx';
import { Banner } from '../sections/shared/banner.tsx';

interface ServicesProps {
  content: ServicesPage;
  serviceId?: string | undefined;
  visit?: number;
}

export default function Services({ content, serviceId, visit }: ServicesProps) {
  const { banner, indexTitle, deliverablesTitle, services } = content;
  return (
    <>
      <Banner {...banner} />
      <ServiceCatalogue
        indexTitle={indexTitle}
        deliverablesTitle={deliverablesTitle}
        services={services}
        serviceId={serviceId}
        visit={visit}
      />
    </>
  );
}
