import type { SolutionPage } from '../../content/solutions/schema.ts';
import { Arrow } from '../../ui/button.tsx';
import { Link, LinkNotes } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './product-links.module.css';

/** The products a solution is built on, each with its scene. */
export function ProductLinks({ title, lead, items }: SolutionPage['products']) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={css.products}>
          {items.map(({ name, description, href, look, image }) => (
            <li key={href} data-reveal="">
              <Link href={href} className={css.product} hasNote>
                <span className={`${css.scene} ${look === 'screen' ? css.screen : ''}`} data-screen="">
                  <Picture image={image} />
                </span>
                <span className={css.name}>
                  {name}
                  <LinkNotes href={href} />
                  <Arrow />
                </span>
                <span className={css.description}>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
