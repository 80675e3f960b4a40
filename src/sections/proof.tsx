import type { ProductPage } from '../content/schema.ts';
import { GoLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import css from './proof.module.css';

type ProofProps = ProductPage['proof'] & {
  /** A statement in display type, or one quiet line between two sections. */
  look: 'statement' | 'band';
};

/** Where the product is at work, in one sentence, with the case behind it. */
export function Proof({ title, content, link, image, look }: ProofProps) {
  return (
    <section className={`section-mist ${css[look]}`}>
      <div className={`wrap ${css.inside}`} data-reveal="">
        <h2 className={css.title}>{title}</h2>
        <p className={css.content}>{withoutBreaks(content)}</p>
        <GoLink href={link.href}>{link.label}</GoLink>
        {image && <Picture className={css.scene} image={image} />}
      </div>
    </section>
  );
}

/** In large type a line must not end inside 'e-governance'. */
function withoutBreaks(text: string) {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={css.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
