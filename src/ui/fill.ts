/** Puts values into `{name}` of a sentence. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const two = (value: number) => String(value).padStart(2, '0');

/** `14:26`, from minutes after midnight. */
export function timeOfDay(minutes: number): string {
  return `${two(Math.floor(minutes / 60) % 24)}:${two(Math.floor(minutes) % 60)}`;
}
