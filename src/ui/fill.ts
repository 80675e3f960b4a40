export type Values = Record<string, string | number>;

/** Puts values into `{name}` of a sentence; `{Name}` begins the same value with a capital. */
export function fill(sentence: string, values: Values = {}): string {
  return sentence.replace(/\{(\w)(\w*)\}/g, (whole, first: string, rest: string) => {
    const value = values[first + rest] ?? values[first.toLowerCase() + rest];
    if (value === undefined) return whole;
    return first + rest in values ? String(value) : capitalised(String(value));
  });
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
