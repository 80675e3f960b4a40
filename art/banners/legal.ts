/** Legal: three sheets hang from one pin, with a plumb line and a scale. */
import { shades } from '../palette.ts';
import { type PlanCentre, place, ringArc } from '../plan.ts';
import { sheet, tone } from './sheet.ts';

const pin: PlanCentre = { cx: 420, cy: 66, scale: 1 };
const PAPER = { width: 208, height: 298, fold: 46 };
const SCALE = 424;

export function drawLegal(): string {
  const ticks = Array.from({ length: 33 }, (_, index) => {
    const length = index % 8 === 0 ? 26 : index % 2 === 0 ? 16 : 9;
    const at = 230 + index * 2.5;
    return `M${place(pin, SCALE, at)}L${place(pin, SCALE - length, at)}`;
  });
  return sheet(
    `<path stroke="${tone.line}" stroke-width="2" d="${ringArc(pin, SCALE, 230, 310)}${ticks.join('')}"/>`,
    paper(21, shades.steel304, tone.raised, tone.line),
    paper(-21, shades.steel304, tone.raised, tone.line),
    paper(0, tone.ice, tone.light, tone.soft),
    `<path stroke="${shades.ink800}" stroke-width="2" d="M${pin.cx} ${pin.cy}v${PAPER.height + 26}"/>`,
    `<path stroke="${tone.ice}" stroke-width="2" d="M${pin.cx} ${pin.cy + PAPER.height + 26}v40"/>`,
    `<circle cx="${pin.cx}" cy="${pin.cy}" r="7" fill="${shades.ink800}"/>`,
    `<path fill="${tone.signal}" d="M${pin.cx - 15} 426h30v16l-15 46-15-46z"/>`,
  );
}

function paper(turn: number, face: string, back: string, ink: string): string {
  const { width, height, fold } = PAPER;
  const [left, top] = [pin.cx - width / 2, pin.cy - 16];
  const [right, bottom] = [left + width, top + height + 44];
  // Line lengths of four paragraphs, under a short heading.
  const paragraphs = [[72], [152, 144, 96], [148, 152, 152, 60], [152, 140, 108], [120, 84]];
  let y = top + 62;
  const lines = paragraphs.flatMap((lengths) => {
    const drawn = lengths.map((length, index) => `M${left + 28} ${y + index * 15}h${length}`);
    y += lengths.length * 15 + 15;
    return drawn;
  });
  return [
    `<g transform="rotate(${turn} ${pin.cx} ${pin.cy})">`,
    `<path fill="${face}" d="M${left} ${top}h${width}V${bottom - fold}l${-fold} ${fold}H${left}z"/>`,
    `<path fill="${back}" d="M${right} ${bottom - fold}h${-fold}v${fold}z"/>`,
    `<path stroke="${ink}" stroke-width="3" d="${lines.join('')}"/>`,
    '</g>',
  ].join('');
}
