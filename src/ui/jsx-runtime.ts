/*
 * React's runtime with one addition, which the build compiles every component against: foreign words in the text of
 * an element are wrapped in an element with `lang`. Content stays plain text, and components need not care.
 */
import type { ElementType, Key } from 'react';
import { jsx as create, Fragment } from 'react/jsx-runtime';
import { expectedForeignWords, type Props } from './foreign-words.ts';

export { Fragment };

export function jsx(type: ElementType, props: Props, key?: Key) {
  const foreign = expectedForeignWords();
  return create(type, foreign && !props.lang ? foreign.mark(type, props) : props, key);
}

export { jsx as jsxs };
