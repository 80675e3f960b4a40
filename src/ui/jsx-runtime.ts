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
  const foreign = expectedForeignWords();
  const isText = type === Fragment || (typeof type === 'string' && !plain.test(type));
  const isMarked = foreign && isText && !props.lang && props.children;
  return create(type, isMarked ? { ...props, children: foreign.mark(props.children) } : props, key);
}

export { jsx as jsxs };
