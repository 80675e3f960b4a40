import type { ProductPage } from '../../content/products/schema.ts';
import { GoLink } from '../../ui/button.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { WholeWords } from '../shared/whole-words.tsx';
import css from './practice.module.css';

/** How a platform is deployed, beside a reference customer. */
export function Practice({
  operation,
  dataSheet,
  caseReference,
}: Pick<ProductPage, 'operation' | 'dataSheet' | 'caseReference'>) {
  const { title, content, link } = caseReference;
  return (
    <section className={css.section} data-paper="row" data-practice="">
      <div className={`wrap ${css.columns}`} data-reveal="">
        <div id="operation" className={css.part}>
          <h2 className={css.title}>{operation.title}</h2>
          {operation.paragraphs.map((paragraph) => (
            <p key={paragraph}>{lastWords(paragraph)}</p>
          ))}
          {dataSheet && <GoLink href={dataSheet.href}>{dataSheet.label}</GoLink>}
        </div>
        <div className={css.part}>
          <h2 className={css.title}>
            {title}
            <SampleMark href={link.href} />
          </h2>
          <p>
            <WholeWords>{lastWords(content)}</WholeWords>
          </p>
          <GoLink href={link.href} isMarked>
            {link.label}
          </GoLink>
        </div>
      </div>
    </section>
  );
}
