/* The values of a content file, each with its range in the source. */

import type { Path } from '../src/content/rules/lengths.ts';

/** From a name the file declares ('default', 'brand') down: ['default', 'hero', 'words', 0]. */
export type { Path };

/** Text, or an expression inside it: `${brand.name}`. */
export type Part = string | { code: string };

export interface SourceRange {
  start: number;
  end: number;
}

export type Value =
  /** `inside`: texts within an expression, `${brand.founder ?? 'the founder'}`. */
  | (SourceRange & { kind: 'text'; parts: Part[]; inside: RecordEntry[] })
  | (SourceRange & { kind: 'list'; items: Value[] })
  | (SourceRange & { kind: 'record'; entries: RecordEntry[] })
  /** A number, boolean, name, call or conditional, as source, with the values `inside`. */
  | (SourceRange & { kind: 'code'; code: string; inside: RecordEntry[]; isCall: boolean });

export interface RecordEntry extends SourceRange {
  key: string;
  value: Value;
}
