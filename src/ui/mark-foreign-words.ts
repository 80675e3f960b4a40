/* Finds foreign words in the text of an element. Only editions in another script load it. */
import type { ElementType, ReactNode } from 'react';
import { jsx as create, Fragment } from 'react/jsx-runtime';
import type { ForeignWords } from './foreign-words.ts';

/** Requires a lower-case letter: acronyms, units and standards are not phrases. */
const letter = '\\p{Script=Latin}';
const word = `\\p{Lu}?\\p{Ll}[${letter}\\d’.-]*[${letter}\\d]`;
const before = `(?<![${letter}\\d@.])`;
const phrase = `${before}${word}(?:[ \\u00a0]${word})+`;

/** Elements that can only contain text. */
const plain = /^(?:title|option|textarea|style|script)$/;
const inLatin = /^[\p{Script=Latin}\p{Script=Common}]+$/u;

/** Names are those of the company and its product. */
export function foreignWords(language: string, names: string[]): ForeignWords {
  const pattern = foreignPattern(names);
  return {
    language,
    mark(type, props) {
      if (type === 'img' || type === 'text' || type === 'tspan') {
        // These cannot contain elements, so an entirely foreign text sets `lang` on the element itself.
        const text = type === 'img' ? props.alt : props.children;
        const isForeign = typeof text === 'string' && pattern.test(text) && inLatin.test(text);
        return isForeign ? { ...props, lang: language } : props;
      }
      const isText = type === Fragment || (typeof type === 'string' && !plain.test(type));
      if (!isText || !props.children) return props;
      return { ...props, children: marked(props.children, pattern, language, Fragment) };
    },
  };
}

/** Splits a text; every second part is foreign. */
function foreignPattern(names: string[]): RegExp {
  const spelled = names.map(
    (name) => `${before}${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![${letter}\\d@])`,
  );
  return new RegExp(`(${[phrase, ...spelled].join('|')})`, 'u');
}

function marked(
  children: ReactNode,
  pattern: RegExp,
  lang: string,
  box: ElementType,
  key?: string,
): ReactNode {
  // In a flex container the text must stay one box, or the gap would separate its parts.
  if (Array.isArray(children))
    return children.map((child, index) => marked(child, pattern, lang, 'bdi', `${index}`));
  if (typeof children !== 'string') return children;
  const parts = children.split(pattern);
  if (parts.length === 1) return children;
  const written = parts.map((part, index) =>
    index % 2 ? create('bdi', { lang, children: part }, `${index}`) : part,
  );
  return create(box, { children: written }, key);
}
