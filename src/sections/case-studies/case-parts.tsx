import type { CaseStudiesPage } from '../../content/cases/schema.ts';
import { Link } from '../../ui/link.tsx';
import css from './case-parts.module.css';

/** Pagination, if there are more cases than fit on one page. */
export function CaseParts({ label, links }: NonNullable<CaseStudiesPage['parts']>) {
  return (
    <nav className={`wrap ${css.parts}`} aria-label={label}>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.href}>
            <Link className={css.link} href={link.href}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
