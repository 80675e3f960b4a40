import type { LinkableFeature } from '../../content/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import { Flag } from '../shared/flag.tsx';
import css from './numbered-function.module.css';

interface NumberedFunctionProps extends Pick<LinkableFeature, 'anchor' | 'title' | 'content'> {
  number: number;
  /** Animated with the long entrance duration. */
  isRevealed?: boolean;
}

/** A function in an ordered list, numbered as on the page's drawing. */
export function NumberedFunction(props: NumberedFunctionProps) {
  const { number, anchor, title, content, isRevealed = false } = props;
  const reveal = isRevealed ? { 'data-reveal': '', 'data-reveal-slow': '' } : {};
  return (
    <li id={anchor} className={css.function} data-paper="numbered" {...reveal}>
      <Flag number={number} />
      <h3 className={css.title}>{title}</h3>
      <p className={css.content}>{lastWords(content)}</p>
    </li>
  );
}
