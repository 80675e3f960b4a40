import { statesOf } from '../../../parts/part-states.ts';
import page from '../../content/cases/case-studies.ts';
import type { CaseStudyDetail } from '../../content/cases/schema.ts';
import { CaseFigure } from './case-figure.tsx';

const figures = page.categories
  .flatMap(({ details }) => Object.values<CaseStudyDetail>(details))
  .flatMap(({ anchor, figure }) => (figure ? [{ ...figure, anchor, words: page.labels }] : []));

/** Every drawing, and one with a single label. */
export default statesOf(
  CaseFigure,
  Object.fromEntries([
    ...figures.map((figure) => [figure.name, figure]),
    ...figures
      .slice(0, 1)
      .map((figure) => ['one label', { ...figure, anchor: 'one', labels: figure.labels.slice(0, 1) }]),
  ]),
);
