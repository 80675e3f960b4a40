/** Presentation attributes are on the symbol: a <use> clone inherits from the page, not from the sprite. */
const line =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

export function iconSymbol(id: string, shapes: string): string {
  return `<symbol id="${id}" viewBox="0 0 24 24" ${line}>${shapes}</symbol>`;
}
