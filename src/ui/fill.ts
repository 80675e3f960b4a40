export type Values = Record<string, string | number>;

/** Puts values into `{name}` of a sentence. */
export function fill(sentence: string, values: Values = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
