import type { AboutPage } from '../../content/company/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './certificates.module.css';

/** What is certified, in words, and the way to the certificates themselves. */
export function Certificates({
  items,
  scopeLabel,
  statusLabel,
  action,
  ...head
}: AboutPage['certifications']) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead {...head} />
        <ul className={css.plates}>
          {items.map(({ id, image, title, kind, scope, status, link }, index) => (
            <li key={id} className={css.plate} data-reveal="" data-reveal-slow="" data-delay={index * 200}>
              <div>
                <h3>
                  <Picture className={css.mark} image={image} />
                </h3>
                <p className="label">{kind}</p>
              </div>
              <dl className={css.facts}>
                <dt className="label">{scopeLabel}</dt>
                <dd>{scope}</dd>
                <dt className="label">{statusLabel}</dt>
                <dd>{status}</dd>
              </dl>
              <ButtonLink link={{ label: action, about: title, href: link }} look="ink" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
