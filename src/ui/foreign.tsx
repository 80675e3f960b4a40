import type { ReactNode } from 'react';
import { foreignLanguage } from './foreign-words.ts';

/** A text that may be in Latin letters alone: on a page in another script it keeps its own direction. */
export function Foreign({ text, children = text }: { text: string; children?: ReactNode }) {
  const lang = foreignLanguage(text);
  return lang ? <bdi lang={lang}>{children}</bdi> : children;
}
