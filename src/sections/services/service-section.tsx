import type { Service } from '../../content/services/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { Picture } from '../../ui/picture.tsx';
import css from './service-section.module.css';

type ServiceSectionProps = Service & { deliverablesTitle: string };

/** One service: what it is, its scene, and what the customer holds in the end. */
export function ServiceSection({
  id,
  title,
  content,
  imagePath,
  altText,
  imageFirst,
  deliverables,
  deliverablesTitle,
}: ServiceSectionProps) {
  return (
    <section id={id} className={css.service} data-image-first={imageFirst} aria-labelledby={`${id}-title`}>
      <div className={css.words}>
        <h2 id={`${id}-title`} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <p>{lastWords(content)}</p>
        <h3 className="label">{deliverablesTitle}</h3>
        <ul className={css.deliverables}>
          {deliverables.map((deliverable) => (
            <li key={deliverable}>
              <Icon name="check" size={20} />
              {deliverable}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.scene} data-reveal="">
        <Picture image={{ src: imagePath, alt: altText, width: 445, height: 350 }} />
      </div>
    </section>
  );
}
