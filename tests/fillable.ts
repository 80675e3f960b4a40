/** A text of the content with places to fill, as a pattern of what it may say. */
export const fillable = (text: string): RegExp => new RegExp(`^${pattern(text)}$`);

/** The same inside of more: any of the texts. */
export const holding = (...texts: string[]): RegExp => new RegExp(texts.map(pattern).join('|'));

const pattern = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.+');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
