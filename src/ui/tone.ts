import type { ColorToken } from '../content/schema.ts';
import css from './tone.module.css';

/** The class that applies a token's colours to an element and its content. */
export function toneClass(token: ColorToken): string {
  return css[token] ?? '';
}
