import type { Closing as ClosingContent, RelatedLink } from '../../content/schema.ts';
import { Arrow, ButtonLink } from '../../ui/button.tsx';
import { Link, LinkNotes } from '../../ui/link.tsx';
import css from './closing.module.css';
import { WholeWords } from './whole-words.tsx';

interface ClosingProps extends ClosingContent {
  related: RelatedLink[];
  relatedTitle: string;
}

/** The end of a page: the next step on a band shaped like the D, beside related pages. */
export function Closing({ title, action, related, relatedTitle }: ClosingProps) {
  return (
    <section className={`wrap ${css.closing}`} data-paper="block whole joined">
      <div className={`on-ink ${css.band}`} data-paper="flat" data-reveal="">
        <h2 className={css.title}>
          <WholeWords>{title}</WholeWords>
        </h2>
        <ButtonLink link={action} />
      </div>
      {related.length > 0 && (
        <nav className={css.related} aria-labelledby="related">
          <p id="related" className="label">
            {relatedTitle}
          </p>
          <ul>
            {related.map(({ name, description, href }) => (
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
        </nav>
      )}
    </section>
  );
}
