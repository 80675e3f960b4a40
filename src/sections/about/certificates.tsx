import type { AboutPage } from '../../content/schema.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './certificates.module.css';

/** The certificates as they hang on the wall. */
export function Certificates({ items, ...head }: AboutPage['certifications']) {
  return (
    <section className="wrap section">
      <SectionHead {...head} />
      <ul className={css.row}>
        {items.map(({ id, image, title, link }, index) => (
          <li key={id} data-reveal="" data-reveal-slow="" data-delay={index * 200}>
            <Link href={link} className={css.certificate}>
              <Picture className={css.paper} image={image} />
              <span className={css.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
