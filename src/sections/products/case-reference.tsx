import type { ProductPage } from '../../content/products/schema.ts';
import { GoLink } from '../../ui/button.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { Picture } from '../../ui/picture.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { WholeWords } from '../shared/whole-words.tsx';
import css from './case-reference.module.css';

/** A reference customer: a statement in display type with a link to the case. */
export function CaseReference({ title, content, link, image }: ProductPage['caseReference']) {
  return (
    <section className={`section-mist ${css.statement}`}>
      <div className={`wrap ${css.inside}`} data-paper="block" data-reveal="">
        <h2 className={css.title}>
          {title}
          <SampleMark href={link.href} />
        </h2>
        <p className={css.content} data-large="">
          <WholeWords>{lastWords(content)}</WholeWords>
        </p>
        <GoLink href={link.href} isMarked>
          {link.label}
        </GoLink>
        {image && <Picture className={css.scene} image={image} />}
      </div>
    </section>
  );
}
