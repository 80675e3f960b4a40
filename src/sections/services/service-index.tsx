import type { ServicesPage } from '../../content/services/schema.ts';
import { Link } from '../../ui/link.tsx';
import { useSectionInView } from '../../ui/use-section-in-view.ts';
import css from './service-index.module.css';

type ServiceIndexProps = Pick<ServicesPage, 'indexTitle' | 'services'>;

/** The services by name; stays beside them on wide screens and marks the one being read. */
export function ServiceIndex({ indexTitle, services }: ServiceIndexProps) {
  const inView = useSectionInView(services.map(({ id }) => id));
  return (
    <nav className={css.index} aria-label={indexTitle}>
      <p className="label" aria-hidden="true">
        {indexTitle}
      </p>
      <ul className={css.list}>
        {services.map(({ id, title }) => (
          <li key={id}>
            <Link
              className={css.link}
              href={`page:services/${id}`}
              aria-current={inView === id ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {/* A service's own path needs a script to scroll; its fragment does not. */}
      <noscript>
        <ul className={css.list}>
          {services.map(({ id, title }) => (
            <li key={id}>
              <a className={css.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </nav>
  );
}
