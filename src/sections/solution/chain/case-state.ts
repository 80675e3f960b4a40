/* What a case allows: a link unlocks once all before it are filled; after its end date the sources lock again. */
import type { CaseChain, ChainLink } from '../../../content/instruments/case-chain.ts';
import { fill } from '../../../ui/fill.ts';

export interface Case {
  values: Readonly<Record<string, string>>;
  hasEnded: boolean;
  record: readonly string[];
}

export type CaseAction =
  | { kind: 'enter'; entry: string; choice: string }
  | { kind: 'ask'; source: string }
  | { kind: 'withdraw' }
  | { kind: 'pass' };

export type LinkState = 'filled' | 'waiting' | 'shut';

export const initialCase = ({ before }: CaseChain): Case => ({ values: {}, hasEnded: false, record: before });

const isFilled = ({ entries }: ChainLink, { values }: Case): boolean =>
  entries.every(({ id }) => values[id] !== undefined);

export function linkStatesOf({ links }: CaseChain, file: Case): LinkState[] {
  const first = links.findIndex((link) => !isFilled(link, file));
  const waiting = first === -1 ? links.length : first;
  return links.map((link, index) => {
    if (file.hasEnded && index >= links.findIndex(({ id }) => id === 'sources')) return 'shut';
    if (index < waiting) return isFilled(link, file) ? 'filled' : 'shut';
    return index === waiting ? 'waiting' : 'shut';
  });
}

export function reduceCase(content: CaseChain, file: Case, step: CaseAction): Case {
  const { links, words } = content;
  const write = (...lines: string[]) => [...file.record, ...lines];
  if (step.kind === 'withdraw') return { ...initialCase(content), record: write(words.withdrawn) };
  if (step.kind === 'pass') {
    const until = file.values.until;
    if (until === undefined || file.hasEnded) return file;
    const kept = Object.entries(file.values).filter(([id]) => !laterEntries(content).includes(id));
    return {
      values: Object.fromEntries(kept),
      hasEnded: true,
      record: write(fill(words.ended, { until }), words.deleted),
    };
  }
  if (step.kind === 'ask') {
    const refusal = refusalOf(content, file);
    if (refusal === undefined) return enter(content, file, 'source', step.source);
    return { ...file, record: write(fill(words.requested, { source: step.source }), refusal) };
  }
  const at = links.findIndex(({ entries }) => entries.some(({ id }) => id === step.entry));
  return linkStatesOf(content, file)[at] === 'shut' ? file : enter(content, file, step.entry, step.choice);
}

/** The reason a source is locked; undefined if it is open. */
function refusalOf({ links, words }: CaseChain, file: Case): string | undefined {
  if (file.hasEnded) return words.refusedEnded;
  const before = links.slice(
    0,
    links.findIndex(({ id }) => id === 'sources'),
  );
  return before.find((link) => !isFilled(link, file))?.missing;
}

function enter({ links }: CaseChain, file: Case, entry: string, choice: string): Case {
  const link = links.find(({ entries }) => entries.some(({ id }) => id === entry));
  if (!link || file.values[entry] === choice) return file;
  const next: Case = {
    ...file,
    values: { ...file.values, [entry]: choice },
    // A new end reopens the case.
    hasEnded: file.hasEnded && link.id !== 'until',
  };
  return isFilled(link, next) ? { ...next, record: [...file.record, fill(link.done, next.values)] } : next;
}

const laterEntries = ({ links }: CaseChain): string[] =>
  links
    .slice(links.findIndex(({ id }) => id === 'sources'))
    .flatMap(({ entries }) => entries.map(({ id }) => id));
