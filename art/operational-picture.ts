/*
 * The flagship's screenshot: the desk at the second that a click on it opens. Three crops of the same moment: the
 * product page's, at the size of the desk that replaces it; the home panel's; and one for narrow screens.
 */

import { spotPoint, type View } from '../src/console/view/map/plan.ts';
import { viewOf } from '../src/console/view/map/view-of.ts';
import words from '../src/content/desk.ts';
import { drawMap } from './desk/map.ts';
import { incident } from './desk/moment.ts';
import { drawBar, drawIncident, drawLog, drawQuestion, drawUnits } from './desk/panels.ts';
import { colour, label, type Pen, takePen } from './desk/pen.ts';

/** As large as the desk inside a page. */
export function productPagePicture(): string {
  const [width, height, bar, foot, left, right, log] = [1248, 700, 53, 34, 292, 388, 106];
  const pen = takePen();
  const floor = height - foot;
  const rail = { x: width - right, width: right };
  return picture(width, height, pen, [
    placed(left, bar, { width: width - left - right, height: floor - log - bar }, pen),
    drawUnits({ x: 0, y: bar, width: left, height: floor - log - bar }, pen),
    drawLog({ x: 0, y: floor - log, width: width - right, height: log }, pen),
    drawIncident({ ...rail, y: bar, height: floor - bar }, pen, { messages: true, steps: 6 }),
    drawQuestion({ ...rail, y: floor - 160, height: 160 }, pen),
    `<path fill="${colour.street}" d="M0 ${floor}h${width}v${foot}H0z"/>`,
    pen.write(18, floor + 22, words.simulation, label),
    drawBar(width, bar, pen),
  ]);
}

export function homePicture(): string {
  const [width, height, bar, right] = [960, 468, 48, 344];
  const pen = takePen();
  const rail = { x: width - right, width: right };
  return picture(width, height, pen, [
    placed(0, bar, { width: width - right, height: height - bar }, pen),
    drawIncident({ ...rail, y: bar, height: height - bar }, pen, { messages: true, steps: 0 }),
    drawQuestion({ ...rail, y: height - 160, height: 160 }, pen),
    drawBar(width, bar, pen),
  ]);
}

export function phonePicture(): string {
  const [width, height, bar, map] = [358, 506, 44, 214];
  const pen = takePen();
  const floor = bar + map;
  return picture(width, height, pen, [
    placed(0, bar, { width, height: map }, pen),
    drawIncident({ x: 0, y: floor, width, height: height - floor }, pen, { messages: false, steps: 0 }),
    drawQuestion({ x: 0, y: height - 156, width, height: 156 }, pen),
    drawBar(width, bar, pen, true),
  ]);
}

/** The map in its own viewport, clipped at its edges. */
function placed(x: number, y: number, size: { width: number; height: number }, pen: Pen): string {
  const view: View = viewOf(size, false, 1, spotPoint(incident.spot));
  const { width, height } = view;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawMap(view, pen)}</svg>`;
}

function picture(width: number, height: number, pen: Pen, body: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${pen.letters.defs()}<path fill="${colour.street}" d="M0 0h${width}v${height}H0z"/>${body.join('')}</svg>`;
}
