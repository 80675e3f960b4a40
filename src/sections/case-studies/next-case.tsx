import { Icon } from '../../ui/icon.tsx';
import { SampleWord } from '../../ui/sample-mark.tsx';
import css from './next-case.module.css';

export interface NextCaseProps {
  label: string;
  anchor: string;
  tab: string;
  title: string;
  /** The mark of a sample. */
  sample: string | undefined;
  /** The file of its drawing, if it has one. */
  drawing: string | undefined;
}

/** A link at the end of a case, with a thumbnail of the next one's drawing. */
export function NextCase({ label, anchor, tab, title, sample, drawing }: NextCaseProps) {
  return (
    <a className={css.next} data-screen="" href={`#${anchor}`}>
      {drawing && (
        <img
          className={css.drawing}
          src={`/images/cases/${drawing}-after.svg`}
          alt=""
          width="400"
          height="300"
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={css.words}>
        <span className={css.label}>{`${label}: ${tab}`}</span>
        <span className={css.title} data-large="">
          {title}
          {sample && <SampleWord>{sample}</SampleWord>}
        </span>
      </span>
      <Icon name="arrow-right" size={28} />
    </a>
  );
}
