import type { HowWeWorkPage } from '../../content/company/schema.ts';
import { Arrow } from '../../ui/button.tsx';
import { Link, LinkNotes } from '../../ui/link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './failures.module.css';

/** What happens when a part fails: each principle leads to the page that states it. */
export function Failures({ title, lead, ways }: HowWeWorkPage['failures']) {
  return (
    <section id="failures" className={`wrap section ${css.failures}`}>
      <SectionHead title={title} lead={lead} />
      <ul className={css.ways}>
        {ways.map(({ name, description, href }) => (
          <li key={href}>
            <Link className={css.way} href={href} hasNote>
              <span className={css.name}>
                {name}
                <LinkNotes href={href} />
              </span>
              <span className={css.description}>{description}</span>
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
