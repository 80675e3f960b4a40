import type { RequirementsPage } from '../../content/requirements/schema.ts';
import css from './what-happens.module.css';

/** What happens to the visitor's text: tenders are confidential until published. */
export function WhatHappens({ title, items }: RequirementsPage['privacy']) {
  return (
    <aside className={css.aside} aria-labelledby="what-happens">
      <h2 id="what-happens">{title}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.content}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
