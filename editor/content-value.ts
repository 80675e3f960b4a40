/* The values of a content file, each with its place in the source. */

/** From a name the file declares ('default', 'brand') down: ['default', 'hero', 'words', 0]. */
export type Path = (string | number)[];

/** Words, or an expression that stands among them: `${brand.name}`. */
export type Part = string | { code: string };

export interface Place {
  start: number;
  end: number;
}

export type Value =
  /** `inside`: words in an expression among them, `${brand.founder ?? 'the founder'}`. */
  | (Place & { kind: 'text'; parts: Part[]; inside: Entry[] })
  | (Place & { kind: 'list'; items: Value[] })
  | (Place & { kind: 'record'; entries: Entry[] })
  /** A number, a truth value, a name, a call, one text or another: as it is written, with the values `inside`. */
  | (Place & { kind: 'code'; code: string; inside: Entry[]; isCall: boolean });

export interface Entry extends Place {
  key: string;
  value: Value;
}
