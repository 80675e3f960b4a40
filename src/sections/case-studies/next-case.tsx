import { Icon } from '../../ui/icon.tsx';
import css from './next-case.module.css';

export interface NextCaseProps {
  label: string;
  anchor: string;
  tab: string;
  title: string;
  /** Of its drawing, if it has one. */
  drawing: string | undefined;
}

/** The way on at the end of a case, with the next one's own drawing in small. */
export function NextCase({ label, anchor, tab, title, drawing }: NextCaseProps) {
  return (
    <a className={css.next} href={`#${anchor}`}>
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
        </span>
      </span>
      <Icon name="arrow-right" size={28} />
    </a>
  );
}
