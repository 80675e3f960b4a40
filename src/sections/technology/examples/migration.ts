/* Which systems have moved before a step, move in it, or never move. */
import type { Migration } from '../../../content/examples/schema.ts';

export interface MigrationStage {
  id: string;
  name: string;
  /** In the cloud once the step is done. */
  moved: string[];
  /** Moved in this step. */
  now: string[];
  /** Not moved yet, or never. */
  left: string[];
}

export function stages({ steps, systems }: Pick<Migration, 'steps' | 'systems'>): MigrationStage[] {
  const done = new Set<string>();
  return steps.map(({ id, name }) => {
    done.add(id);
    const named = (test: (moves: string | undefined) => boolean) =>
      systems.filter(({ moves }) => test(moves)).map((system) => system.name);
    return {
      id,
      name,
      moved: named((moves) => moves !== undefined && done.has(moves)),
      now: named((moves) => moves === id),
      left: named((moves) => moves === undefined || !done.has(moves)),
    };
  });
}
