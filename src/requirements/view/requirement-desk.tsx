import { type ReactNode, useEffect, useState } from 'react';
import type { RequirementsPage } from '../../content/requirements/schema.ts';
import { loadMatcher } from '../load.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ComparisonProgress } from './progress.tsx';
import css from './requirement-desk.module.css';
import { CheckResults } from './results.tsx';
import { StartForm } from './start-form.tsx';
import { useCheck } from './use-check.ts';
import { useDrop } from './use-drop.ts';

interface RequirementDeskProps {
  content: RequirementsPage;
  /** Leaves a message in the contact form for the visitor to read and send. */
  putIntoForm: (message: string) => void;
  /** Shown until there is a list. */
  banner: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

/** Four states: the field, its columns, the progress, the list with its findings. */
export function RequirementDesk({ content, putIntoForm, banner, aside, children }: RequirementDeskProps) {
  const check = useCheck();
  const { stage } = check;
  const { words } = content;
  const dropping = useDrop(stage.kind === 'start' || stage.kind === 'columns', check.readChosen);
  const [key, setKey] = useState(0);
  useEffect(() => {
    // Loaded with the page, so that nothing is requested later. A failure is shown when the visitor compares.
    loadMatcher().catch(() => {});
  }, []);

  if (stage.kind === 'done') {
    const another = () => {
      setKey(key + 1);
      check.step({ do: 'start' });
    };
    return (
      <CheckResults
        key={key}
        content={content}
        putIntoForm={putIntoForm}
        review={stage.review}
        counted={stage.counted}
        step={check.step}
        onAnother={another}
      />
    );
  }
  return (
    <>
      {banner}
      <div className="section">
        <div className={`wrap ${css.columns}`}>
          <div className={css.desk} data-script="">
            {stage.kind === 'start' && (
              <StartForm words={words} sample={content.sample} check={check} dropping={dropping} />
            )}
            {stage.kind === 'columns' && <ColumnChoice words={words} check={check} stage={stage} />}
            {stage.kind === 'comparing' && (
              <ComparisonProgress
                words={words.progress}
                done={stage.done}
                all={stage.all}
                onStop={check.stop}
              />
            )}
          </div>
          {aside}
        </div>
      </div>
      {children}
    </>
  );
}
