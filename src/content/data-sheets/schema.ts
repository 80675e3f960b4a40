import type { FunctionId, ProductId } from '../schema.ts';

/** What a sheet calls its parts. `{date}` and the like are filled in. */
export type SheetWords = Record<
  | 'sheet'
  | 'issue'
  | 'functions'
  | 'interfaces'
  | 'interface'
  | 'version'
  | 'use'
  | 'function'
  | 'notStatedYet'
  | 'direction'
  | 'testedWith'
  | 'certificate'
  | 'deployment'
  | 'roles'
  | 'delivery'
  | 'notCovered'
  | 'ask'
  | 'contact'
  | 'madeFrom'
  | 'describes'
  | 'page'
  | 'drawing'
  | 'place'
  | 'found'
  | 'family'
  | 'keywords',
  string
> & { silences: string[] };

/**
 * A sentence of the product's page: a paragraph by its number, one sentence of it by a second, a fact by its label,
 * a function, or the roles. One that is gone leaves its line out.
 */
export type SheetPlace =
  | `overview:${number}`
  | `operation:${number}`
  | `operation:${number}.${number}`
  | `fact:${string}`
  | FunctionId
  | `${FunctionId}.${number}`
  | 'features'
  | 'connections'
  | 'names of roles';

export interface SheetLine {
  label: string;
  place: SheetPlace;
}

export interface DataSheet {
  product: ProductId;
  /** Stays the same for good: tenders cite it. */
  number: `DS-${string}`;
  /** Raised, with the day's date, when a sentence of the sheet changes: two issues never share a number. */
  issue: { number: number; date: `${number}-${number}-${number}` };
  /** What kind of thing it is, beside the product's name. */
  about: string;
  /** What a standard is used for, in the words of a function, by the name the page gives the standard. */
  uses: Record<string, { use: string; function: FunctionId }>;
  deployment: SheetLine[];
  roles: SheetLine[];
  delivery: SheetLine[];
}
