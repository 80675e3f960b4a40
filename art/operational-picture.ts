/*
 * The flagship's screenshot: the desk at the second that a click on it opens. Three crops of the same moment: the
 * product page's, at the size of the desk that replaces it; the home panel's; and one for narrow screens. In a
 * right-to-left language the panels change sides; the map never does.
 */

import { spotPoint } from '../src/console/view/map/plan.ts';
import { viewOf } from '../src/console/view/map/view-of.ts';
import words from '../src/content/desk.ts';
import { drawMap } from './desk/map.ts';
import { incident } from './desk/moment.ts';
import { drawBar, drawIncident, drawLog, drawQuestion, drawUnits } from './desk/panels.ts';
import { colour, label, type Pen, type Tongue, takePen } from './desk/pen.ts';
import { LetterCase } from './outlined-text.ts';

interface Cut {
  width: number;
  height: number;
  /** Where the map is when the frame runs from the left. */
  map: { x: number; y: number; width: number; height: number };
  frame: (pen: Pen) => string[];
}

/** As large as the desk inside a page. */
function productPage(): Cut {
  const [width, height, bar, foot, left, right, log] = [1248, 700, 53, 34, 292, 388, 106];
  const floor = height - foot;
  const rail = { x: width - right, width: right };
  return {
    width,
    height,
    map: { x: left, y: bar, width: width - left - right, height: floor - log - bar },
    frame: (pen) => [
      drawUnits({ x: 0, y: bar, width: left, height: floor - log - bar }, pen),
      drawLog({ x: 0, y: floor - log, width: width - right, height: log }, pen),
      drawIncident({ ...rail, y: bar, height: floor - bar }, pen, { messages: true, steps: 6 }),
      drawQuestion({ ...rail, y: floor - 160, height: 160 }, pen),
      `<path fill="${colour.street}" d="M0 ${floor}h${width}v${foot}H0z"/>`,
      pen.write(18, floor + 22, words.simulation, label),
      drawBar(width, bar, pen),
    ],
  };
}

function home(): Cut {
  const [width, height, bar, right] = [960, 468, 48, 344];
  const rail = { x: width - right, width: right };
  return {
    width,
    height,
    map: { x: 0, y: bar, width: width - right, height: height - bar },
    frame: (pen) => [
      drawIncident({ ...rail, y: bar, height: height - bar }, pen, { messages: true, steps: 0 }),
      drawQuestion({ ...rail, y: height - 160, height: 160 }, pen),
      drawBar(width, bar, pen),
    ],
  };
}

function phone(): Cut {
  const [width, height, bar, map] = [358, 506, 44, 214];
  const floor = bar + map;
  return {
    width,
    height,
    map: { x: 0, y: bar, width, height: map },
    frame: (pen) => [
      drawIncident({ x: 0, y: floor, width, height: height - floor }, pen, { messages: false, steps: 0 }),
      drawQuestion({ x: 0, y: height - 156, width, height: 156 }, pen),
      drawBar(width, bar, pen, true),
    ],
  };
}

/** By the ending of the file's name. */
export const operationalPictures = {
  '': (tongue: Tongue) => picture(productPage(), tongue),
  '-home': (tongue: Tongue) => picture(home(), tongue),
  '-phone': (tongue: Tongue) => picture(phone(), tongue),
};

function picture({ width, height, map, frame }: Cut, tongue: Tongue): string {
  const mirrored = tongue.direction === 'rtl';
  const letters = new LetterCase();
  const around = frame(takePen(tongue, letters, mirrored)).join('');
  const ground = drawMap(viewOf(map, false, 1, spotPoint(incident.spot)), takePen(tongue, letters));
  const x = mirrored ? width - map.x - map.width : map.x;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${letters.defs()}`,
    `<path fill="${colour.street}" d="M0 0h${width}v${height}H0z"/>`,
    // The map in its own viewport, clipped at its edges.
    `<svg x="${x}" y="${map.y}" width="${map.width}" height="${map.height}" viewBox="0 0 ${map.width} ${map.height}">${ground}</svg>`,
    mirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${around}</g>` : around,
    '</svg>',
  ].join('');
}
