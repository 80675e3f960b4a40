import type { ColorToken } from '../content/schema.ts';
import css from './tone.module.css';

/** The class that gives an element, and all inside it, the colours of a token. */
export function toneClass(token: ColorToken): string {
  return css[token] ?? '';
}
