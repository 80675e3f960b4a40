import css from './whole-words.module.css';

/** In large type a line must not end inside 'e-governance'. */
export function WholeWords({ children }: { children: string }) {
  const parts = children.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={css.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  return <>{parts}</>;
}
