export type Values = Record<string, string | number>;

/** Replaces `{name}` placeholders. */
export function fill(sentence: string, values: Values = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
