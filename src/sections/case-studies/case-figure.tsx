import type { CaseFigure as CaseFigureContent, CaseStudiesPage } from '../../content/cases/schema.ts';
import { WholeWords } from '../shared/whole-words.tsx';
import css from './case-figure.module.css';

interface CaseFigureProps extends CaseFigureContent {
  anchor: string;
  words: CaseStudiesPage['labels'];
}

/** A case's one number, and the drawing that counts it. Two radio buttons and the stylesheet change its wiring. */
export function CaseFigure({
  anchor,
  words,
  name,
  figure,
  label,
  note,
  before,
  ...drawing
}: CaseFigureProps) {
  const { alt, look, width, height } = drawing;
  const file = (state: string) => `/images/cases/${name}-${state}.svg`;
  const size = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure className={`on-ink ${css.figure}`} data-look={look}>
      <div className={css.stage}>
        <div className={css.pictures}>
          <img className={css.beforePicture} src={file('before')} alt="" {...size} />
          <img className={css.afterPicture} src={file('after')} alt={alt} {...size} />
          <img className={css.paperPicture} src={file('mist')} alt={alt} data-on-paper="" {...size} />
          <Labels labels={drawing.labels} />
        </div>
      </div>
      <fieldset className={css.states}>
        <legend className="visually-hidden">{words.states}</legend>
        {(['before', 'after'] as const).map((state) => (
          <label key={state} className={css.state}>
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
        <p className={css.number}>{figure}</p>
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

/** In a drawing without a view box lengths in per cent follow the picture while letters keep their size. */
function Labels({ labels }: Pick<CaseFigureContent, 'labels'>) {
  return (
    <svg className={css.labels} aria-hidden="true">
      {labels.map(({ text, x, y, anchor, on, quiet, tone }) => (
        <text
          key={text}
          x={`${x}%`}
          y={`${y}%`}
          textAnchor={anchor}
          data-on={on}
          data-quiet={quiet}
          data-tone={tone}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
