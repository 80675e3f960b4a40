import type { FunctionId, ProductId } from '../schema.ts';

/** Labels of a sheet's parts. Placeholders such as `{date}` are filled in. */
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
> & {
  silences: Silence[];
  /** What no line of the interfaces states. */
  unstated: Record<'version' | 'use' | 'both', string>;
};

/** Something no page states; a page that lists one of the standards states part of it. */
interface Silence {
  text: string;
  unless?: { standards: string[]; text: string };
}

/**
 * A sentence of the product's page: a paragraph by its number, one sentence of it by a second, a fact by its label,
 * a function, or the roles. If it no longer exists, its line is omitted.
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
  /** Never changes, because tenders cite it. */
  number: `DS-${string}`;
  /** Incremented, with the date, whenever a sentence of the sheet changes. */
  issue: { number: number; date: `${number}-${number}-${number}` };
  /** The product's category, beside its name. */
  about: string;
  /** The use of each standard, quoted from a function, by the standard's name on the page. */
  uses: Record<string, { use: string; function: FunctionId }>;
  deployment: SheetLine[];
  roles: SheetLine[];
  delivery: SheetLine[];
}
