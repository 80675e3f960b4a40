import type { ServicesPage } from '../content/services/schema.ts';
import { ServiceCatalogue } from '../sections/services/service-catalogue.tsx';
import { Banner } from '../sections/shared/banner.tsx';

interface ServicesProps {
  content: ServicesPage;
  parameter?: string | undefined;
  visit?: number;
}

export default function Services({ content, parameter, visit }: ServicesProps) {
  const { banner, indexTitle, deliverablesTitle, services } = content;
  return (
    <>
      <Banner {...banner} />
      <ServiceCatalogue
        indexTitle={indexTitle}
        deliverablesTitle={deliverablesTitle}
        services={services}
        serviceId={parameter}
        visit={visit}
      />
    </>
  );
}
