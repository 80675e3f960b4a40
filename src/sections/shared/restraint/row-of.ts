import type { LedgerRow, Restraint } from '../../../content/instruments/restraint.ts';

/** The camera's ledger in one line: its latest entry, for pages that only point to it. */
export function rowOf({ title, camera, before, states, exampleLabel, whole }: Restraint): LedgerRow {
  const { at = 0, who = '', why = '' } = before[0] ?? {};
  return { title, note: states[1].note, entry: { at, who, what: camera, why }, exampleLabel, link: whole };
}
