import type { RequirementWords } from '../../content/requirements/schema.ts';
import buttons from '../../ui/button.module.css';
import { fill } from '../../ui/fill.ts';
import acts from './acts.module.css';
import type { CheckProblem } from './check-state.ts';
import css from './problem-note.module.css';

interface ProblemNoteProps {
  problem: CheckProblem;
  words: RequirementWords;
  onPaste: () => void;
  onChoose: () => void;
  onEachLine: () => void;
  onAgain: () => void;
}

/** Why a list could not be read, and what to do instead; pasted text stays in the field above. */
export function ProblemNote({ problem, words, onPaste, onChoose, onEachLine, onAgain }: ProblemNoteProps) {
  const { title, text } = words.problems[problem.kind];
  const size = 'size' in problem && problem.size ? (problem.size / 1_000_000).toFixed(1) : '';
  const unloaded = problem.kind === 'index' || problem.kind === 'reader';
  const fromText = unloaded || problem.kind === 'not-a-table';
  return (
    <div className={css.problem} role="alert" data-file={fromText ? undefined : ''}>
      <h2>{title}</h2>
      <p>{fill(text, { size })}</p>
      {'lines' in problem && <pre className={css.lines}>{problem.lines.join('\n')}</pre>}
      <div className={acts.acts}>
        {unloaded && <NoteButton label={words.acts.again} onPress={onAgain} main />}
        {problem.kind === 'not-a-table' && (
          <NoteButton label={words.acts.eachLine} onPress={onEachLine} main />
        )}
        {!fromText && <NoteButton label={words.acts.paste} onPress={onPaste} main />}
        {!fromText && <NoteButton label={words.acts.another} onPress={onChoose} />}
      </div>
    </div>
  );
}

function NoteButton({
  label,
  onPress,
  main = false,
}: {
  label: string;
  onPress: () => void;
  main?: boolean;
}) {
  return (
    <button
      type="button"
      className={main ? `${buttons.button} ${buttons.ink}` : acts.quiet}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
