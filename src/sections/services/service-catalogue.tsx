import { useState } from 'react';
import type { Service, ServicesPage } from '../../content/services/schema.ts';
import { useSectionInView } from '../../ui/use-section-in-view.ts';
import { PageDialog } from './page-dialog.tsx';
import css from './service-catalogue.module.css';
import { ServicePanel } from './service-panel.tsx';
import { ServiceSection } from './service-section.tsx';
import { useScrollToService } from './use-scroll-to-service.ts';

interface ServiceCatalogueProps
  extends Pick<ServicesPage, 'indexTitle' | 'deliverablesTitle' | 'received' | 'services'> {
  /** The service in the address, as typed. */
  serviceId?: string | undefined;
  visit?: number | undefined;
}

/** Every service in full, each with a sample page of its deliverable. */
export function ServiceCatalogue(props: ServiceCatalogueProps) {
  const { indexTitle, deliverablesTitle, received, services, serviceId, visit } = props;
  const [opened, setOpened] = useState<Service>();
  const inView = useSectionInView(services.map(({ id }) => id));
  useScrollToService(serviceId, services, visit);
  return (
    <div className={`wrap section ${css.columns}`}>
      <ServicePanel
        indexTitle={indexTitle}
        received={received}
        services={services}
        inView={services.find(({ id }) => id === inView)}
        onOpen={setOpened}
      />
      <div className={css.services}>
        {services.map((service, index) => (
          <ServiceSection
            key={service.id}
            service={service}
            number={index + 1}
            deliverablesTitle={deliverablesTitle}
            received={received}
            onOpen={setOpened}
          />
        ))}
      </div>
      {opened && received && (
        <PageDialog
          key={opened.id}
          service={opened}
          received={received}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
