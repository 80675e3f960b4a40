/*
 * React's runtime with one addition, which the build compiles every component against: foreign words in the text of
 * an element get an element and a `lang` of their own. Content stays plain text, and components need not know.
 */
import type { ElementType, Key, ReactNode } from 'react';
import { jsx as create, Fragment } from 'react/jsx-runtime';
import { expectedForeignWords } from './foreign-words.ts';

export { Fragment };

type Props = Record<string, unknown> & { children?: ReactNode; lang?: string };

/** What holds text alone, or drawings. */
const plain = /^(?:title|option|textarea|style|script|text|tspan)$/;

export function jsx(type: ElementType, props: Props, key?: Key) {
  const isText = type === Fragment || (typeof type === 'string' && !plain.test(type));
  const isMarked = isText && expectedForeignWords() && !props.lang && props.children;
  return create(type, isMarked ? { ...props, children: marked(props.children, Fragment) } : props, key);
}

export { jsx as jsxs };

function marked(children: ReactNode, box: ElementType, key?: number): ReactNode {
  // Beside icons and the like a text stays one box: its parts would be spaced as boxes of their own.
  if (Array.isArray(children)) return children.map((child, index) => marked(child, 'bdi', index));
  const foreign = expectedForeignWords();
  if (typeof children !== 'string' || !foreign) return children;
  const parts = children.split(foreign.pattern);
  if (parts.length === 1) return children;
  const lang = foreign.language;
  const written = parts.map((part, index) =>
    index % 2 ? create('bdi', { lang, children: part }, `${index}`) : part,
  );
  return create(box, { children: written }, key?.toString());
}
