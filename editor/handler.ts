/* Shared by the groups of handlers of the editor's API. */
import type { Changes } from './changes.ts';
import type { EditedSite } from './edited-site.ts';
import type { Literals } from './mark-content.ts';
import type { Queue } from './serial-saves.ts';
import type { Change, EditStep } from './step.ts';
import type { Types } from './types.ts';

export interface Context {
  root: string;
  types: Types;
  literals: Literals;
  changes: Changes;
  site: EditedSite;
  /** Queue for requests that write. */
  saves: Queue;
  renderMarked(pathname: string): Promise<string>;
  /** Announces written files to Vite, the type checker and open pages. */
  notify(changes: Change[], isSilent?: boolean): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: each handler declares the fields of the body it reads
type Handler = (body: any) => Promise<object | undefined> | object | undefined;
export type Handlers = Record<string, Handler>;

/** Checks and writes a step, and returns what can be undone and redone. */
export type Make = (step: EditStep) => Promise<object>;
