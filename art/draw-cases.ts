/* Draws the cases that have figures: on ink before and after, and small on mist. */
import content from '../src/content/case-studies.ts';
import { drawCase } from './cases/draw.ts';
import { onInk, onMist } from './cases/tones.ts';
import { writeSvg } from './write-svg.ts';

for (const { details } of content.categories) {
  for (const { figure } of Object.values(details)) {
    if (!figure) continue;
    const file = `public/images/cases/${figure.name}`;
    writeSvg(`${file}-after.svg`, drawCase(figure.drawing, onInk, 'after'), { precision: 1 });
    writeSvg(`${file}-before.svg`, drawCase(figure.drawing, onInk, 'before'), { precision: 1 });
    writeSvg(`${file}-mist.svg`, drawCase(figure.drawing, onMist, 'after'), { precision: 1 });
  }
}
