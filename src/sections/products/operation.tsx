import type { ProductPage } from '../../content/products/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import css from './operation.module.css';

/** How the product is deployed and maintained. */
export function Operation({ title, paragraphs }: ProductPage['operation']) {
  return (
    <section id="operation" className="section">
      <div className={`wrap ${css.columns}`} data-reveal="">
        <h2>{title}</h2>
        <div className={css.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{lastWords(paragraph)}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
