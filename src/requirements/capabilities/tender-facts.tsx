import type { CapabilitiesPage } from '../../content/requirements/schema.ts';
import css from './tender-facts.module.css';

/** Shows only what the owner has filled in. */
export function TenderFacts({ title, items }: CapabilitiesPage['facts']) {
  if (items.length === 0) return null;
  return (
    <section className={`wrap ${css.facts}`} aria-labelledby="tender-facts">
      <h2 id="tender-facts">{title}</h2>
      <dl>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
