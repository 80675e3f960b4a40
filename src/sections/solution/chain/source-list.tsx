import type { CaseChain } from '../../../content/instruments/case-chain.ts';
import { fill } from '../../../ui/fill.ts';
import type { Case, CaseAction } from './case-state.ts';
import css from './chain.module.css';

interface SourceListProps {
  words: CaseChain['words'];
  file: Case;
  sources: string[];
  isOpen: boolean;
  onStep: (step: CaseAction) => void;
}

/** The locked tools: an early request is refused and recorded. */
export function SourceList({ words, file, sources, isOpen, onStep }: SourceListProps) {
  return (
    <div>
      <h2 className={css.title}>
        {words.sources} <small>{isOpen ? '' : words.shut}</small>
      </h2>
      <ul>
        {sources.map((source) => (
          <li key={source} className={css.source} data-opened={file.values.source === source || undefined}>
            <Lock isOpen={isOpen} />
            <button
              type="button"
              data-on-paper=""
              aria-label={fill(isOpen ? words.openSource : words.requested, { source })}
              onClick={() => onStep({ kind: 'ask', source })}
            >
              {source}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lock({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className={css.lock} viewBox="0 0 22 24" aria-hidden="true">
      <path d="M3 10.500h16v12H3z" />
      <path
        d={
          isOpen
            ? 'M6.500 10.500V6a4.500 4.500 0 0 1 8.600-1.800'
            : 'M6.500 10.500V6.500a4.500 4.500 0 0 1 9 0v4'
        }
      />
    </svg>
  );
}
