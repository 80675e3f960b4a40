import type { Received, Service, ServicesPage } from '../../content/services/schema.ts';
import { fill } from '../../ui/fill.ts';
import { Link } from '../../ui/link.tsx';
import css from './service-panel.module.css';
import { Sheet } from './sheets/sheet.tsx';

interface ServicePanelProps extends Pick<ServicesPage, 'indexTitle' | 'services'> {
  received: Received | undefined;
  /** The current service; above the first, its page is shown and no number is marked. */
  inView: Service | undefined;
  onOpen: (service: Service) => void;
}

/** A sticky panel: the numbered services, and the sample page of the current one. */
export function ServicePanel({ indexTitle, received, services, inView, onOpen }: ServicePanelProps) {
  const shown = inView ?? services[0];
  const page = shown && received?.pages[shown.id];
  const name = shown?.deliverables[page?.deliverable ?? 0] ?? '';
  const numbers = (href: (service: Service) => React.ReactNode) => (
    <ol className={css.numbers}>
      {services.map((service) => (
        <li key={service.id}>{href(service)}</li>
      ))}
    </ol>
  );
  const inside = ({ title }: Service, index: number) => (
    <>
      <span aria-hidden="true">{index + 1}</span>
      <span className="visually-hidden">{title}</span>
    </>
  );
  return (
    <div className={css.panel} data-screen="">
      <nav className={css.index} aria-label={indexTitle}>
        {numbers((service) => (
          <Link
            className={css.number}
            href={`page:services/${service.id}`}
            aria-current={inView?.id === service.id ? 'location' : undefined}
          >
            {inside(service, services.indexOf(service))}
          </Link>
        ))}
        {/* A fragment, because scrolling to a service's path would need a script. */}
        <noscript>
          {numbers((service) => (
            <a className={css.number} href={`#${service.id}`}>
              {inside(service, services.indexOf(service))}
            </a>
          ))}
        </noscript>
      </nav>
      {received && shown && page && (
        <button type="button" className={css.page} data-follows-reader onClick={() => onOpen(shown)}>
          <Sheet key={shown.id} sheet={page.sheet} name={name} />
          <span className={css.caption}>
            <b>{name}</b>
            {fill(received.labels.example, { n: services.indexOf(shown) + 1, all: services.length })}
          </span>
          <span className="visually-hidden">{received.labels.open}</span>
        </button>
      )}
    </div>
  );
}
