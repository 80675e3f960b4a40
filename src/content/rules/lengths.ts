/*
 * How long a text may be. A schema states the lengths of its fields beside their types; the content tests and the
 * editor read them from there.
 */

export interface Length {
  unit: 'words' | 'characters';
  min: number;
  max: number;
}

export const words = (min: number, max: number): Length => ({ unit: 'words', min, max });
export const characters = (min: number, max: number): Length => ({ unit: 'characters', min, max });

/** Lengths by field, in the shape of the content; `each` covers every entry of a list or record. */
export type Lengths<Value> = Value extends string
  ? Length
  : Value extends readonly (infer Entry)[]
    ? { each: Lengths<Entry> }
    : string extends keyof Value
      ? { each: Lengths<Value[keyof Value]> }
      : Value extends object
        ? { [Field in keyof Value]?: Lengths<NonNullable<Value[Field]>> }
        : never;

export type Path = (string | number)[];

export const countWords = (text: string) => text.split(/\s+/).filter((part) => /\w/.test(part)).length;

export function lengthProblems(lengths: object, path: Path, text: string): string[] {
  const length = lengthAt(lengths, path);
  if (!length) return [];
  const { unit, min, max } = length;
  const size = unit === 'words' ? countWords(text) : text.length;
  return size < min || size > max ? [`${size} ${unit}: here ${min} to ${max} are wanted.`] : [];
}

/** An upper bound for any text: anything longer is a mistake. */
export const longestText = 1200;

export function lengthAt(lengths: object, path: Path): Length | undefined {
  let found: unknown = lengths;
  for (const key of path) {
    const fields = found as Record<string, unknown> | undefined;
    found = fields?.each ?? fields?.[key];
  }
  return found && typeof found === 'object' && 'unit' in found ? (found as Length) : undefined;
}
