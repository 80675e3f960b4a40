import { markShape } from '../../ui/mark-shape.ts';
import type { Finding } from '../matching/match.ts';
import css from './finding-mark.module.css';

/** Shows the finding by shape, which survives greyscale and print: full, half, empty, dash. */
export function FindingMark({ finding }: { finding: Finding }) {
  const outline = markShape(2, 1, 11, 14);
  return (
    <svg className={css.mark} viewBox="0 0 14 16" aria-hidden="true">
      {finding === 'not-compared' ? (
        <path d="M1 8h12" strokeWidth="2.4" />
      ) : (
        <path d={outline} className={finding === 'related' ? css.full : ''} />
      )}
      {finding === 'possible' && <path d="M2 1h4v14H2z" className={css.full} />}
    </svg>
  );
}
