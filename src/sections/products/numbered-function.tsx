import type { Feature } from '../../content/schema.ts';
import { anchorOf } from '../../ui/anchor.ts';
import { lastWords } from '../../ui/last-words.ts';
import { Flag } from './flag.tsx';
import css from './numbered-function.module.css';

interface NumberedFunctionProps extends Pick<Feature, 'title' | 'content'> {
  number: number;
  /** Comes in over the long entrance time. */
  isRevealed?: boolean;
}

/** A function in an ordered list, with the number it carries on its page's drawing. */
export function NumberedFunction({ number, title, content, isRevealed = false }: NumberedFunctionProps) {
  const reveal = isRevealed ? { 'data-reveal': '', 'data-reveal-slow': '' } : {};
  return (
    <li id={anchorOf(title)} className={css.function} {...reveal}>
      <Flag number={number} />
      <h3 className={css.title}>{title}</h3>
      <p className={css.content}>{lastWords(content)}</p>
    </li>
  );
}
