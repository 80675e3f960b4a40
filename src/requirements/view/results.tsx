import { useEffect, useRef, useState } from 'react';
import type { RequirementsPage } from '../../content/requirements/schema.ts';
import { fill } from '../../ui/fill.ts';
import { type Assessment, type Review, totalsOf } from '../review.ts';
import type { CheckAction } from './check-state.ts';
import { ListHead } from './list-head.tsx';
import { QueryList } from './query-list.tsx';
import { ResultBanner } from './result-banner.tsx';
import type { RowActs } from './result-row.tsx';
import { ResultTable } from './result-table.tsx';
import css from './results.module.css';
import { SectionTable } from './section-table.tsx';
import { useExports } from './use-exports.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useListView } from './use-list-view.ts';
import { usePaper } from './use-paper.ts';

interface CheckResultsProps {
  content: RequirementsPage;
  putIntoForm: (message: string) => void;
  review: Review;
  counted: boolean;
  step: (step: CheckAction) => void;
  onAnother: () => void;
}

/** The list with its findings: figure, rows, queries and exports. */
export function CheckResults({ content, putIntoForm, review, counted, step, onAnother }: CheckResultsProps) {
  const { words } = content;
  const { result } = words;
  const [opened, setOpened] = useState<number>();
  const [said, say] = useState(() => {
    const totals = totalsOf(review.rows);
    return fill(result.compared, { n: review.rows.length, nothing: totals.nothing });
  });
  const [unsaved, setUnsaved] = useState(false);
  const view = useListView(review.rows);
  const top = useRef<HTMLDivElement>(null);
  const onSaved = () => setUnsaved(false);
  const exports = useExports({ content, putIntoForm, review, rows: review.rows, say, onSaved });
  useLeaveQuestion(unsaved, result.leave);
  useEffect(() => {
    top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { onPaper, print } = usePaper(view, () => say(result.preparing));

  const acts = useStableActs({
    open: (at) => {
      if (at !== undefined) view.reach(at);
      setOpened(at);
    },
    assess: (at, assessment) => {
      step({ do: 'assess', at, assessment });
      setUnsaved(true);
      say(assessed(at, assessment));
    },
    remark: (at, remarks) => {
      step({ do: 'remark', at, remarks });
      setUnsaved(true);
    },
  });

  function assessed(at: number, assessment: Assessment | undefined): string {
    const number = review.rows[at]?.clause.number ?? '';
    return assessment
      ? fill(result.set, { number, assessment: words.assessments[assessment] })
      : fill(result.cleared, { number });
  }

  return (
    <div ref={top}>
      <ResultBanner
        content={content}
        rows={review.rows}
        source={review.source}
        opened={opened}
        onPick={acts.open}
        exports={exports}
      />
      <section className={`section ${css.list}`} aria-labelledby="list-title">
        <div className="wrap">
          <SectionTable rows={review.rows} words={words} />
          <ListHead
            rows={review.rows}
            view={view}
            words={words}
            isCounted={counted}
            exports={exports}
            onPrint={print}
          />
          <ResultTable rows={review.rows} view={view} opened={opened} words={words} acts={acts} />
        </div>
      </section>
      <QueryList words={words} exports={exports} whole={onPaper} />
      <div className={`wrap ${css.end}`}>
        <p>{result.finding}</p>
        <button type="button" onClick={onAnother}>
          {result.another}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** Stable props, so that rows render again only when they change. */
function useStableActs(acts: RowActs): RowActs {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState<RowActs>(() => ({
    open: (at) => latest.current.open(at),
    assess: (at, assessment) => latest.current.assess(at, assessment),
    remark: (at, remarks) => latest.current.remark(at, remarks),
  }));
  return stable;
}
