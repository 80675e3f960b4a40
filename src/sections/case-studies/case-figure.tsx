import type { CaseFigure as CaseFigureContent, CaseStudiesPage } from '../../content/cases/schema.ts';
import { WholeWords } from '../shared/whole-words.tsx';
import css from './case-figure.module.css';
import { CasePictures } from './case-pictures.tsx';

interface CaseFigureProps extends CaseFigureContent {
  anchor: string;
  words: CaseStudiesPage['labels'];
}

/** A case's key figure and the drawing that counts it. Two radio buttons switch its wiring with CSS alone. */
export function CaseFigure({ anchor, words, figure, label, note, before, ...drawing }: CaseFigureProps) {
  return (
    <figure className={`on-ink ${css.figure}`} data-look={drawing.look}>
      <div className={css.stage}>
        <CasePictures {...drawing} />
      </div>
      <fieldset className={css.states} data-screen="">
        <legend className="visually-hidden">{words.states}</legend>
        {(['before', 'after'] as const).map((state) => (
          <label key={state} className={css.state} data-choice="">
            <input
              type="radio"
              name={`state-${anchor}`}
              value={state}
              defaultChecked={state === 'after'}
              className="visually-hidden"
            />
            {words[state]}
          </label>
        ))}
      </fieldset>
      <p className={css.note}>
        <span data-on="after">{note}</span>
        <span data-on="before">{before.note}</span>
      </p>
      <figcaption className={css.words}>
        <p className={css.number} data-fit={drawing.look === 'beside' ? 'medium' : undefined}>
          {figure}
        </p>
        <p className={css.label}>
          <span data-on="after">
            <WholeWords>{label}</WholeWords>
          </span>
          <span data-on="before">
            <WholeWords>{before.label}</WholeWords>
          </span>
        </p>
      </figcaption>
    </figure>
  );
}
