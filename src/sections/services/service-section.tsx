import type { Service, ServicesPage } from '../../content/services/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import { Picture } from '../../ui/picture.tsx';
import css from './service-section.module.css';
import { Sheet } from './sheets/sheet.tsx';

interface ServiceSectionProps extends Pick<ServicesPage, 'deliverablesTitle' | 'pageLabels'> {
  service: Service;
  number: number;
  onOpen: (service: Service) => void;
}

/** One service: the page it leaves behind, what it is, and everything the customer receives. */
export function ServiceSection({
  service,
  number,
  deliverablesTitle,
  pageLabels,
  onOpen,
}: ServiceSectionProps) {
  const { id, title, content, imagePath, altText, deliverables, received } = service;
  return (
    <section id={id} className={css.service} aria-labelledby={`${id}-title`}>
      <div className={css.page}>
        {received ? (
          <>
            <div className={css.sheet}>
              <Sheet sheet={received.sheet} name={deliverables[received.deliverable] ?? ''} label={altText} />
            </div>
            <p className={css.example}>{pageLabels.ofExample}</p>
            <button type="button" className={css.open} onClick={() => onOpen(service)}>
              {pageLabels.open}
              <span className="visually-hidden">{`: ${deliverables[received.deliverable]}`}</span>
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
        <ul className={css.deliverables}>
          {deliverables.map((deliverable, index) => (
            <li key={deliverable} data-drawn={index === received?.deliverable}>
              {deliverable}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
