/* The shift log. */
import type { Second } from './act-types.ts';

export type LogKind = 'message' | 'act' | 'camera' | 'system';

export interface LogEntry {
  at: Second;
  kind: LogKind;
  /** The actor's name: Operator, P3, Call desk, the product. */
  who: string;
  /** The person at the desk; empty if no desk of the control room acted. */
  person: string;
  /** The message it reports; null for every other row. */
  message: number | null;
  what: string;
  /** The row's tag: Original, Route, Closure, Draft. */
  tag: string;
  incident: string | null;
  /** The entry for the debrief's list of decisions; empty if there is none. */
  decided: string;
  /** One sentence for a screen reader; empty if the row needs none. */
  announce: string;
}
