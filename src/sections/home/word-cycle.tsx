import css from './word-cycle.module.css';

interface WordCycleProps {
  words: readonly string[];
  sentence: string;
}

/**
 * The company's values, one word at a time, with the sight line from the word to the ring. Each
 * word is in the same grid cell, so a change moves nothing. Screen readers get the sentence.
 */
export function WordCycle({ words, sentence }: WordCycleProps) {
  return (
    <>
      <p className="visually-hidden">{sentence}</p>
      <div className={css.cycle} aria-hidden="true">
        {words.map((word) => (
          <div key={word} className={css.row}>
            <span className={css.word}>{word}</span>
            <span className={css.line} data-screen="" />
          </div>
        ))}
      </div>
      <div className={css.leader} data-screen="" aria-hidden="true" />
    </>
  );
}
