/*
 * The two certificates as sheets of paper: readable as what they are, and nobody's in particular. There is
 * no certification body's mark and no ISO logo; the ring pattern and the rosette are our own.
 */
import { brand } from '../src/content/brand.ts';
import { display, type LetterStyle, letter, text } from './lettering.ts';
import { type Centre, place, round } from './plan.ts';

const tone = {
  paper: '#FFFFFF',
  edge: '#BFCDD2',
  pattern: '#E4ECEF',
  smallPrint: '#CBD8DD',
  border: '#123240',
  ink: '#0A1F29',
  muted: '#3E5963',
  ribbon: '#34606F',
  signal: '#FFB21A',
} as const;

/** Everything hangs from this line; the frame's heavy side stands left of it, as on the hero's plates. */
const MARGIN = 64;
const seal: Centre = { cx: 320, cy: 404, scale: 1 };

export function drawIso27001(): string {
  return drawCertificate('ISO 27001', 'Information security', brand.certificateNumbers.iso27001);
}

export function drawIso9001(): string {
  return drawCertificate('ISO 9001', 'Quality management', brand.certificateNumbers.iso9001);
}

function drawCertificate(standard: string, subject: string, number: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="420" height="560" viewBox="0 0 420 560" fill="none">',
    `<path fill="${tone.paper}" stroke="${tone.edge}" d="M.5.5h419v559H.5z"/>`,
    drawPattern(),
    `<path stroke="${tone.border}" stroke-width="2" d="M22 22h376v516H22z"/>`,
    `<path fill="${tone.border}" d="M21 21h15v518H21z"/>`,
    words('Certificate', 86, { ...text, size: 18 }, tone.muted),
    words(standard, 150, { ...display, size: 59, tracking: -1.6 }, tone.ink),
    words(subject, 186, { ...text, size: 23 }, tone.ink),
    `<path stroke="${tone.border}" stroke-width="2" d="M${MARGIN} 216h306"/>`,
    words(brand.name, 256, { ...display, size: 24 }, tone.ink),
    words(brand.suffix, 280, { ...text, size: 16 }, tone.muted),
    smallPrint(310, [292, 306, 280, 188]),
    drawSeal(),
    drawSignature(),
    words(number, 512, { ...text, size: 14.5 }, tone.muted),
    '</svg>',
  ].join('');
}

function words(line: string, y: number, style: LetterStyle, fill: string): string {
  return `<path fill="${fill}" d="${letter(line, style, MARGIN, y).d}"/>`;
}

/** What a certificate says below its title, as lines. */
function smallPrint(y: number, lengths: number[]): string {
  const lines = lengths.map((length, index) => `M${MARGIN} ${y + index * 15}h${length}`);
  return `<path stroke="${tone.smallPrint}" stroke-width="5" d="${lines.join('')}"/>`;
}

/** Fine rings about two centres, crossing as the lines of security paper do. */
function drawPattern(): string {
  const rings = (cx: number, cy: number) =>
    Array.from({ length: 14 }, (_, index) => `<circle cx="${cx}" cy="${cy}" r="${90 + index * 15}"/>`).join(
      '',
    );
  return [
    '<clipPath id="inside"><path d="M36 22h362v516H36z"/></clipPath>',
    `<g clip-path="url(#inside)" stroke="${tone.pattern}" stroke-width="1.2">${rings(398, 538)}${rings(seal.cx, seal.cy)}</g>`,
  ].join('');
}

function drawSeal(): string {
  const petals = 18;
  const radius = 50;
  // Each petal is an outward arc between two points of the circle.
  const bulge = round(radius * Math.sin(Math.PI / petals) * 1.06);
  const rim = Array.from({ length: petals + 1 }, (_, index) => {
    const [x, y] = place(seal, radius, 90 - (index * 360) / petals);
    return index === 0 ? `M${x} ${y}` : `A${bulge} ${bulge} 0 0 1 ${x} ${y}`;
  });
  return [
    `<path fill="${tone.ribbon}" d="M${seal.cx - 34} ${seal.cy + 22}l-12 92 24-14 20 20 10-82z"/>`,
    `<path fill="${tone.border}" d="M${seal.cx + 34} ${seal.cy + 22}l12 92-24-14-20 20-10-82z"/>`,
    `<path fill="${tone.ink}" d="${rim.join('')}z"/>`,
    `<circle cx="${seal.cx}" cy="${seal.cy}" r="40" stroke="#8DAFBC" stroke-width="1.5"/>`,
    `<circle cx="${seal.cx}" cy="${seal.cy}" r="33" stroke="#8DAFBC" stroke-width="6" stroke-dasharray="2 6.640"/>`,
    `<circle cx="${seal.cx}" cy="${seal.cy}" r="23" fill="${tone.signal}"/>`,
  ].join('');
}

function drawSignature(): string {
  return [
    `<path stroke="${tone.ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M72 464c8-26 20-52 28-50 7 2-10 34-16 48-2 5 1 6 5 2 6-7 9-16 14-16 4 0-2 13 2 13 5 0 8-14 13-14 4 0 0 12 4 12 7 0 10-34 18-36 6-1-9 34-5 37 4 2 9-13 14-13 4 0 0 11 5 11 9 0 14-10 34-11"/>`,
    `<path stroke="${tone.muted}" d="M${MARGIN} 484.5h164"/>`,
  ].join('');
}
