import type { AboutPage } from '../../content/company/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './certificates.module.css';
import type { KeyPlanProps } from './key-plan.tsx';
import { PlanHead } from './plan-head.tsx';

type CertificatesProps = AboutPage['certifications'] & Pick<KeyPlanProps, 'counts'>;

/** The certificates in the gates of a wall, and a link to the full documents. */
export function Certificates({ items, scopeLabel, statusLabel, action, counts, ...head }: CertificatesProps) {
  return (
    <section className={`section ${css.certificates}`} aria-labelledby="certificates">
      <div className="wrap">
        <PlanHead id="certificates" nth={5} part="gates" counts={counts} {...head} />
      </div>
      <ul className={css.wall}>
        {items.map(({ id, image, title, kind, scope, status, link }) => (
          <li key={id} className={css.gate}>
            <div>
              <h3>
                <Picture className={`logotype ${css.mark}`} image={image} />
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
    </section>
  );
}
