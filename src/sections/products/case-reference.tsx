import type { ProductPage } from '../../content/products/schema.ts';
import { GoLink } from '../../ui/button.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../shared/whole-words.tsx';
import css from './case-reference.module.css';

type CaseReferenceProps = ProductPage['caseReference'] & {
  /** A statement in display type, or one quiet line between two sections. */
  look: 'statement' | 'band';
};

/** Where the product is at work, in one sentence, with the case behind it. */
export function CaseReference({ title, content, link, image, look }: CaseReferenceProps) {
  return (
    <section className={`section-mist ${css[look]}`}>
      <div className={`wrap ${css.inside}`} data-reveal="">
        <h2 className={css.title}>{title}</h2>
        <p className={css.content}>
          <WholeWords>{lastWords(content)}</WholeWords>
        </p>
        <GoLink href={link.href}>{link.label}</GoLink>
        {image && <Picture className={css.scene} image={image} />}
      </div>
    </section>
  );
}
