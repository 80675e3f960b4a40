import type { HomePage } from '../../content/home/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import eyebrows from '../../ui/eyebrow.module.css';
import { Picture } from '../../ui/picture.tsx';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { WholeWords } from '../shared/whole-words.tsx';
import css from './case-band.module.css';

/** One case on a dark band: its figure, the drawing that counts it, one sentence and a link. */
export function CaseBand({
  eyebrow,
  figure,
  label,
  title,
  note,
  image,
  action,
}: NonNullable<HomePage['case']>) {
  return (
    <section className={`on-ink ${css.band}`} aria-labelledby="case">
      <div className={`wrap ${css.columns}`}>
        <div className={css.words}>
          <p className={`label ${eyebrows.eyebrow} ${css.eyebrow}`}>{eyebrow}</p>
          <p className={css.figure} data-figure="">
            {figure}
          </p>
          <p className={css.label}>{label}</p>
          <h2 id="case" className={css.title}>
            <WholeWords>{title}</WholeWords>
            <SampleMark href={action.href} />
          </h2>
          <ButtonLink link={action} look="white" isMarked />
          <p className={css.note}>{note}</p>
        </div>
        <div className={css.drawing} data-screen="">
          <Picture image={image} />
        </div>
      </div>
    </section>
  );
}
