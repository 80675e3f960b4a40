import type { ServicesPage } from '../../content/services/schema.ts';
import css from './service-catalogue.module.css';
import { ServiceIndex } from './service-index.tsx';
import { ServiceSection } from './service-section.tsx';
import { useScrollToService } from './use-scroll-to-service.ts';

interface ServiceCatalogueProps extends Pick<ServicesPage, 'indexTitle' | 'deliverablesTitle' | 'services'> {
  /** The service the address asks for, as it was typed. */
  serviceId?: string | undefined;
  visit?: number | undefined;
}

/** Every service in full, with the way between them. */
export function ServiceCatalogue({
  indexTitle,
  deliverablesTitle,
  services,
  serviceId,
  visit,
}: ServiceCatalogueProps) {
  useScrollToService(serviceId, services, visit);
  return (
    <div className={`wrap section ${css.columns}`}>
      <ServiceIndex indexTitle={indexTitle} services={services} />
      <div>
        {services.map((service) => (
          <ServiceSection key={service.id} {...service} deliverablesTitle={deliverablesTitle} />
        ))}
      </div>
    </div>
  );
}
