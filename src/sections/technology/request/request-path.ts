/* The path of a request, from its start and the option chosen at each stop. */
import type { RequestStop, TechnologyItem } from '../../../content/technologies/schema.ts';

export type Start = 'browser' | 'phone';

/** A series of technologies; the stop may have alternatives. */
export interface Option {
  stop: RequestStop;
  name: string;
  items: TechnologyItem[];
}

export type Selection = Partial<Record<RequestStop, string>>;

const behind: RequestStop[] = ['rules', 'memory', 'record'];
export const calls: Record<Start, RequestStop[]> = {
  browser: ['page', 'styles', 'script', 'view', ...behind],
  phone: ['app', ...behind],
};
/** The infrastructure below the three layers. */
export const carriers: RequestStop[] = ['build', 'test', 'pack', 'host'];

/** The options of a stop, the default first. */
export function optionsAt(items: readonly TechnologyItem[], stop: RequestStop): Option[] {
  const here = items.filter((item) => item.stop === stop);
  const followed = (item: TechnologyItem): TechnologyItem[] => {
    const next = here.find(({ after }) => after === item.name);
    return next ? [item, ...followed(next)] : [item];
  };
  const beginnings = here.filter(({ after }) => !here.some(({ name }) => name === after));
  const ordered = beginnings.toSorted((one, other) => Number(other.isFirst ?? 0) - Number(one.isFirst ?? 0));
  return ordered.map((item) => ({ stop, name: item.name, items: followed(item) }));
}

/** The technologies on the line, and the infrastructure below them. */
export function pathOf(items: readonly TechnologyItem[], start: Start, chosen: Selection) {
  const through = (stops: readonly RequestStop[]) =>
    stops.flatMap((stop) => {
      const options = optionsAt(items, stop);
      return options.find(({ name }) => name === chosen[stop]) ?? options[0] ?? [];
    });
  return { called: through(calls[start]), carried: through(carriers) };
}

/** Choosing a stop that only one of the two starts uses also changes the start. */
export function startFor(stop: RequestStop, start: Start): Start {
  if (calls[start].includes(stop) || carriers.includes(stop)) return start;
  return start === 'browser' ? 'phone' : 'browser';
}
