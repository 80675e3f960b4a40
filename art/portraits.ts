/*
 * The founder, twice: a placeholder until there is a photograph. Drawn the way the mascot is, in flat tones
 * without features, so that nobody takes it for a likeness.
 */
import { drawBlocks, drawStreets, type Plan, place } from './plan.ts';

const tone = {
  hair: '#0A1F29',
  temple: '#54798A',
  skin: '#B9CFD8',
  shade: '#8DAFBC',
  neck: '#8DAFBC',
  neckShade: '#6D92A1',
  jacket: '#123240',
  jacketLit: '#1D4252',
  jacketDeep: '#0A1F29',
  seam: '#34606F',
  shirt: '#FFFFFF',
  signal: '#FFB21A',
} as const;

/** Head to elbow, 480 wide and 600 high, facing the reader. */
function drawFigure(): string {
  return [
    // Jacket: the shoulders, then the lit sleeve and the far one.
    `<path fill="${tone.jacket}" d="M-8 600c0-104 22-156 78-178l124-48h80l124 48c56 22 70 74 66 178z"/>`,
    `<path fill="${tone.jacketLit}" d="M-8 600c0-104 22-156 78-178l46-18c-38 44-42 106-40 196z"/>`,
    `<path fill="${tone.jacketDeep}" d="M464 600c4-104-10-156-66-178l-46-18c38 44 42 106 40 196z"/>`,
    `<path fill="${tone.neck}" d="M198 280h72v88l-36 38-36-38z"/>`,
    `<path fill="${tone.neckShade}" d="M198 318c26 30 50 30 72-4v28c-22 32-46 34-72 4z"/>`,
    // Standing collar over a shirt's edge.
    `<path fill="${tone.shirt}" d="M188 344l46 48 46-48 8 14-54 54-54-54z"/>`,
    `<path fill="${tone.jacketLit}" d="M184 352l50 52v40l-58-46c-2-18 1-34 8-46z"/>`,
    `<path fill="${tone.jacketDeep}" d="M284 352l-50 52v40l58-46c2-18-1-34-8-46z"/>`,
    `<path stroke="${tone.seam}" stroke-width="2" d="M238 446v154M300 494h60"/>`,
    `<g fill="${tone.seam}"><circle cx="226" cy="470" r="5"/><circle cx="226" cy="520" r="5"/><circle cx="226" cy="570" r="5"/></g>`,
    `<path fill="${tone.signal}" d="M318 458h8a11 11 0 0 1 0 22h-8z"/>`,
    drawHead(),
  ].join('');
}

function drawHead(): string {
  return [
    `<path fill="${tone.shade}" d="M163 196c-15-5-19 10-16 26s9 28 20 26zM305 196c15-5 19 10 16 26s-9 28-20 26z"/>`,
    `<path fill="${tone.skin}" d="M160 176c0-52 28-80 74-80s74 28 74 80c0 54-5 92-20 116-14 22-34 36-54 36s-40-14-54-36c-15-24-20-62-20-116z"/>`,
    // The shaded side; its edge draws brow, nose and chin.
    `<path fill="${tone.shade}" d="M256 120c-12 30-12 52-14 74l-18 50c-2 7 4 10 13 10l1 14-7 9 7 9-4 12c2 12 2 20 0 30 20 0 40-14 54-36 15-24 20-62 20-116v-56z"/>`,
    `<path fill="${tone.hair}" d="M155 206c-20-78 14-130 82-132 66-2 96 54 76 132l-12-8c1-30-8-52-24-66-36 10-74 6-96-8-14 16-18 44-16 74z"/>`,
    `<path fill="${tone.temple}" d="M155 206c-5-20-6-38-2-56 7 9 12 14 20 16-6 12-9 22-8 32z"/>`,
    `<path stroke="${tone.hair}" stroke-width="4" d="M178 196h46v12a20 20 0 0 1-20 20h-6a20 20 0 0 1-20-20zM246 196h46v12a20 20 0 0 1-20 20h-6a20 20 0 0 1-20-20zM224 201c7-4 15-4 22 0M178 199l-20-5M292 199l18-5"/>`,
  ].join('');
}

/** The same person from the side, looking left at the wall, a tablet in hand; 300 wide and 440 high. */
function drawProfile(): string {
  return [
    // Neck, then the body with its back in shade and its front lit by the screen.
    `<path fill="${tone.neckShade}" d="M128 150h66l10 66h-74z"/>`,
    `<path fill="${tone.jacket}" d="M124 214l86-14c38 12 62 40 68 84l14 156H84c-8-60-10-110 2-156 6-34 18-54 38-70z"/>`,
    `<path fill="${tone.jacketLit}" d="M124 214l20-3c-22 24-30 50-32 88-2 48 0 94 6 141H84c-8-60-10-110 2-156 6-34 18-54 38-70z"/>`,
    `<path fill="${tone.shirt}" d="M126 196l80-15 3 9-81 15z"/>`,
    `<path fill="${tone.jacketDeep}" d="M124 202l86-16c4 12 5 22 4 32-34 8-62 12-90 12-3-9-3-18 0-28z"/>`,
    // Head.
    `<path fill="${tone.skin}" d="M112 52c-10 16-12 26-11 38 1 6-1 10-4 16l-13 20c-2 4 0 6 5 7l8 2c-2 4-4 6-4 8 0 3 3 4 4 5-3 3-4 6-3 9 1 5 4 8 3 12-1 11 6 18 20 18 14-1 24-3 32-8 18 2 36-8 44-24l10-58-30-52z"/>`,
    `<path fill="${tone.shade}" d="M117 187c14-1 24-3 32-8 18 2 36-8 44-24l6-36-44 12c2 22-10 40-38 50 0 4 0 6 0 6z"/>`,
    `<path fill="${tone.hair}" d="M107 70c-2-32 28-54 66-52 40 2 62 36 56 80-2 24-9 46-21 66l-22-8v-44h-20l-3 18-11-4c-1-18-2-32-6-44-12 0-30-4-39-12z"/>`,
    `<path fill="${tone.temple}" d="M152 126c-1-18-2-32-6-44 8 8 18 12 32 14l8 16h-20l-3 18z"/>`,
    `<path fill="${tone.shade}" d="M164 116c1-16 22-18 24-1 1 13-6 27-14 28-7-6-11-15-10-27z"/>`,
    `<path stroke="${tone.hair}" stroke-width="3.5" d="M101 93h21v8a13 13 0 0 1-13 13h-8M122 97l46 6"/>`,
    // Tablet, hand and the near arm.
    `<path fill="${tone.hair}" d="M22 306l16-6 30 78-16 6z"/>`,
    `<path fill="${tone.skin}" d="M52 346c10-8 26-8 34 0l14 26-34 14c-12-6-18-22-14-40z"/>`,
    `<path fill="${tone.shirt}" d="M88 346l14-4 12 38-14 6z"/>`,
    `<path fill="${tone.jacketDeep}" d="M190 246c26-2 46 16 48 48 2 40-2 74-8 98-4 16-16 22-32 20l-100-28c-2-16 0-30 6-42l68-6c-8-42-8-86 18-90z"/>`,
    `<path stroke="${tone.seam}" stroke-width="2" d="M172 338c12 0 18 8 20 20"/>`,
  ].join('');
}

export function drawFounderRoom(): string {
  const map: Plan = { cx: 236, cy: 196, scale: 25, width: 440, height: 330 };
  const [x, y] = place(map, 4.75, 148);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480" fill="none">',
    '<path fill="#E4EDF0" d="M0 0h640v480H0z"/>',
    '<path fill="#0A1F29" d="M0 32h448v302H0z"/>',
    '<clipPath id="screen"><path d="M0 44h436v278H0z"/></clipPath>',
    `<g clip-path="url(#screen)"><path fill="#071A22" d="M0 0h440v330H0z"/>`,
    drawBlocks(map, ['#1D4252', '#183B4A', '#234C5C']),
    drawStreets(map, '#071A22'),
    `<circle cx="${map.cx}" cy="${map.cy}" r="40" fill="#183B4A"/>`,
    `<circle cx="${x}" cy="${y}" r="22" stroke="${tone.signal}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="9" fill="${tone.signal}"/></g>`,
    '<path fill="#C6D6DD" d="M0 372h640v108H0z"/>',
    drawWatch(),
    `<g transform="translate(330 40)">${drawProfile()}</g>`,
    '</svg>',
  ].join('');
}

/** Three people at one desk, seen from behind. */
function drawWatch(): string {
  const seats = [58, 170, 282];
  return [
    '<path fill="#A9C0CA" d="M0 414h322v66H0z"/>',
    '<path fill="#FFFFFF" d="M0 398h330a14 14 0 0 1 0 28H0z"/>',
    `<path fill="#123240" d="${seats.map((x) => `M${x - 42} 350h84v46h-84zM${x - 8} 396h16v8h-16z`).join('')}"/>`,
    '<path stroke="#6D92A1" stroke-width="2" d="M26 384l14-12 12 7 16-15 22 10M138 362h40M138 371h26M192 362h10M192 371h10M250 362h64"/>',
    '<path fill="#6D92A1" d="M250 370h8v16h-8zM264 376h8v10h-8zM278 368h8v18h-8zM292 374h8v12h-8z"/>',
    `<path fill="#6D92A1" d="${seats.map((x) => `M${x - 38} 480v-14a38 38 0 0 1 76 0v14z`).join('')}"/>`,
    `<g fill="#34606F">${seats.map((x) => `<circle cx="${x}" cy="408" r="22"/>`).join('')}</g>`,
  ].join('');
}

export function drawFounder(): string {
  const rings = [
    [300, '#BFD1D9'],
    [240, '#CCDBE1'],
    [180, '#DAE5E9'],
    [120, '#E6EEF1'],
  ] as const;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600" fill="none">',
    '<clipPath id="plate"><path d="M0 0h180a300 300 0 0 1 0 600H0z"/></clipPath>',
    '<g clip-path="url(#plate)">',
    ...rings.map(([r, fill]) => `<path fill="${fill}" d="M0 ${300 - r}h180a${r} ${r} 0 0 1 0 ${2 * r}H0z"/>`),
    drawFigure(),
    '</g></svg>',
  ].join('');
}
