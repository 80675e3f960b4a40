/* Draws the cases that have figures: before and after on ink, and on mist for print. */
import content from '../../src/content/cases/case-studies.ts';
import type { CaseStudyCategory } from '../../src/content/cases/schema.ts';
import { writeSvg } from '../write-svg.ts';
import { drawCase } from './draw.ts';
import { onInk, onMist } from './tones.ts';

const categories: CaseStudyCategory[] = content.categories;

/** What each drawing counts, by file name. */
export const caseDrawings = categories.flatMap(({ details }) =>
  Object.values(details).flatMap(({ figure }) =>
    figure ? [{ name: figure.name, drawing: figure.drawing }] : [],
  ),
);

export function drawCases(): void {
  for (const { name, drawing } of caseDrawings) {
    const write = (file: string, svg: string) =>
      writeSvg(`public/images/cases/${name}-${file}.svg`, svg, { precision: 1 });
    write('after', drawCase(drawing, onInk, 'after'));
    write('before', drawCase(drawing, onInk, 'before'));
    write('mist', drawCase(drawing, onMist, 'after'));
  }
}
