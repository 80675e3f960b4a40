import type { RelatedLink } from '../../content/schema.ts';
import { Arrow } from '../../ui/button.tsx';
import { Link, LinkNotes } from '../../ui/link.tsx';
import css from './related.module.css';

interface RelatedProps {
  /** The heading's id, if it is not the only list of pages. */
  id?: string;
  title: string;
  ways: RelatedLink[];
}

/** Related pages. */
export function Related({ id = 'related', title, ways }: RelatedProps) {
  return (
    <section className={`wrap ${css.related}`} aria-labelledby={id}>
      <h2 id={id} className="label">
        {title}
      </h2>
      <ul className={css.ways}>
        {ways.map(({ name, description, href }) => (
          <li key={href}>
            <Link className={css.way} href={href} hasNote>
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
    </section>
  );
}
