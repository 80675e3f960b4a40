import type { RequirementWords } from '../../content/requirements/schema.ts';
import buttons from '../../ui/button.module.css';
import { fill } from '../../ui/fill.ts';
import css from './progress.module.css';

interface ComparisonProgressProps {
  words: RequirementWords['progress'];
  done: number;
  all: number;
  onStop: () => void;
}

export function ComparisonProgress({ words, done, all, onStop }: ComparisonProgressProps) {
  return (
    <section className={css.progress}>
      <h2 className={css.title}>{fill(words.title, { done, all })}</h2>
      <p>{words.note}</p>
      <progress className={css.bar} value={done} max={all} aria-label={fill(words.title, { done, all })} />
      <p className={css.acts}>
        <button type="button" className={`${buttons.button} ${buttons.line}`} onClick={onStop}>
          {words.stop}
        </button>
        <span>{words.stopNote}</span>
      </p>
    </section>
  );
}
