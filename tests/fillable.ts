/** A text with placeholders as a regular expression. */
export const fillable = (text: string): RegExp => new RegExp(`^${pattern(text)}$`);

/** The same for any of several texts, without anchors. */
export const holding = (...texts: string[]): RegExp => new RegExp(texts.map(pattern).join('|'));

const pattern = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.+');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
