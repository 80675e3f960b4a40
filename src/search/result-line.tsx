import type { Found } from './engine.ts';
import { type ExcerptPiece, excerpt, markTerms } from './excerpt.ts';
import css from './result-line.module.css';

/** A result: its name, its page, and the text around the match. */
export function ResultLine({ title, context, text, terms }: Found) {
  return (
    <>
      <span className={css.title}>
        <MarkedText pieces={markTerms(title, new Set(terms))} />
      </span>
      <span className={css.context}>{context}</span>
      <span className={css.text}>
        <MarkedText pieces={excerpt(text, terms)} />
      </span>
    </>
  );
}

function MarkedText({ pieces }: { pieces: ExcerptPiece[] }) {
  return pieces.map(({ text, marked: isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which only change together
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
