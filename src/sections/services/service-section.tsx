import type { Service, ServicesPage } from '../../content/services/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import { Picture } from '../../ui/picture.tsx';
import { DeliverableList } from './deliverable-list.tsx';
import css from './service-section.module.css';
import { Sheet } from './sheets/sheet.tsx';

interface ServiceSectionProps extends Pick<ServicesPage, 'deliverablesTitle' | 'received'> {
  service: Service;
  number: number;
  onOpen: (service: Service) => void;
}

/** One service: a sample page, a description, and everything the customer receives. */
export function ServiceSection({
  service,
  number,
  deliverablesTitle,
  received,
  onOpen,
}: ServiceSectionProps) {
  const { id, title, content, imagePath, altText, deliverables } = service;
  const page = received?.pages[id];
  const name = deliverables[page?.deliverable ?? 0] ?? '';
  return (
    <section
      id={id}
      className={css.service}
      data-paper="whole"
      aria-labelledby={`${id}-title`}
      data-later={number > 1 || undefined}
    >
      <div className={css.page}>
        {received && page ? (
          <>
            <div className={css.sheet}>
              <Sheet sheet={page.sheet} name={name} label={altText} of={id} />
            </div>
            <p className={css.example}>{received.labels.ofExample}</p>
            <button type="button" className={css.open} onClick={() => onOpen(service)}>
              {received.labels.open}
              <span className="visually-hidden">{`: ${name}`}</span>
            </button>
          </>
        ) : (
          <Picture image={{ src: imagePath, alt: altText, width: 445, height: 350 }} />
        )}
      </div>
      <div className={css.words}>
        <h2 id={`${id}-title`} className={css.title} tabIndex={-1}>
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
          {title}
        </h2>
        <p>{lastWords(content)}</p>
        <h3 className="label">{deliverablesTitle}</h3>
        <DeliverableList deliverables={deliverables} drawn={page?.deliverable} />
      </div>
    </section>
  );
}
