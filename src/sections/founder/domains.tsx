import type { FounderPage } from '../../content/company/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import css from './domains.module.css';

/** The second portrait, in a control room, beside the domains covered. */
export function Domains({
  domainsTitle,
  domains,
  secondPortrait,
}: Pick<FounderPage, 'domainsTitle' | 'domains' | 'secondPortrait'>) {
  return (
    <section className="section section-mist" aria-labelledby="domains">
      <div className={`wrap ${css.columns}`}>
        <Picture className={css.portrait} image={secondPortrait} data-reveal="" />
        <div data-reveal="" data-delay="200">
          <h2 id="domains" className={css.title}>
            {domainsTitle}
          </h2>
          <ul className={css.domains}>
            {domains.map((domain) => (
              <li key={domain}>{domain}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
