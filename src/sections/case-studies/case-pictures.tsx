import type { CaseFigure } from '../../content/cases/schema.ts';
import css from './case-pictures.module.css';

type CasePicturesProps = Pick<CaseFigure, 'name' | 'alt' | 'width' | 'height' | 'labels'>;

/** The drawing before and after, on top of each other, and the light version for print. */
export function CasePictures({ name, alt, width, height, labels }: CasePicturesProps) {
  const file = (state: string) => `/images/cases/${name}-${state}.svg`;
  const size = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div className={css.pictures}>
      <img className={css.beforePicture} src={file('before')} alt="" {...size} />
      <img className={css.afterPicture} src={file('after')} alt={alt} {...size} />
      <img className={css.paperPicture} src={file('mist')} alt={alt} data-on-paper="" {...size} />
      <Labels labels={labels} />
    </div>
  );
}

/** Without a viewBox, percentages scale with the picture while text keeps its size. */
function Labels({ labels }: Pick<CaseFigure, 'labels'>) {
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
