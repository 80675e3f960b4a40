/*
 * The founder at the watch desk: a placeholder until there is a photograph. A three-quarter figure in flat tones,
 * lit from the wall of screens at its left, in full and cropped to a D; and the operations room seen over its
 * shoulder.
 */

import { brand } from '../src/content/brand.ts';
import { flagShape } from './flag-shape.ts';
import { round } from './geometry.ts';
import { mark } from './mark.ts';
import { shades } from './palette.ts';
import { drawBlocks, drawStreets, type PlanCentre, type PlanCrop, place } from './plan.ts';

const tone = {
  deep: shades.ink950,
  ink: shades.ink900,
  hair: shades.steel239,
  grey: shades.steel421,
  greyDeep: shades.steel324,
  greyLit: shades.steel668,
  light: shades.steel964,
  skin: shades.steel896,
  side: shades.steel817,
  shade: shades.steel704,
  deepShade: shades.steel553,
  jacket: shades.ink800,
  jacketLit: shades.ink700,
  jacketDeep: shades.steel247,
  seam: shades.steel464,
  shirt: shades.white,
  shirtShade: shades.steel902,
  signal: shades.signal,
  lid: shades.ink600,
} as const;

type Tone = (typeof tone)[keyof typeof tone];

const shape = (fill: Tone, d: string, opacity?: number) =>
  `<path fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''} d="${d}"/>`;
const stroke = (colour: Tone, width: number, d: string) =>
  `<path stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;

/** Chair, body, head and the near arm on the desk; 600 wide and 660 high. */
function drawFigure(): string {
  return [
    shape(tone.seam, 'M360 330h114a92 92 0 0 1 92 92v238H440z'),
    // The far arm, then the jacket.
    shape(tone.jacketLit, 'M250 392Q196 402 168 432Q136 470 122 560L116 640H236L262 470z'),
    shape(
      tone.jacket,
      'M252 384Q226 402 214 440Q206 500 214 660H520Q538 560 520 484Q506 430 444 404Q410 392 384 372L330 430z',
    ),
    drawNeck(),
    drawCollar(),
    shape(tone.signal, flagShape(368, 472, 17, 20)),
    `<g transform="translate(3 20)">${drawHead()}</g>`,
    drawNearArm(),
  ].join('');
}

function drawNeck(): string {
  return [
    shape(tone.shade, 'M268 330L264 378Q296 426 350 386L382 356L376 270z'),
    shape(tone.deepShade, 'M268 346Q320 366 366 318L378 300L382 356Q362 378 338 392Q318 372 268 362z'),
  ].join('');
}

/** Shirt and lapels. */
function drawCollar(): string {
  return [
    shape(
      tone.shirt,
      'M258 366Q250 380 252 400L276 520Q286 500 296 470L372 384Q384 366 381 340L352 384Q318 412 300 424Q276 408 262 372z',
    ),
    shape(
      tone.shirtShade,
      'M300 424L296 470L286 500L330 444L376 380Q384 366 381 340L352 384Q318 412 300 424z',
    ),
    shape(tone.side, 'M262 366Q272 400 300 424Q318 412 352 384L346 378Q318 398 296 398Q276 386 264 352z'),
    shape(tone.jacketLit, 'M256 378Q236 392 226 424L242 440L234 454L278 560L280 530L252 400z'),
    shape(tone.jacketDeep, 'M383 350Q404 380 420 396L388 450L402 466L286 580L278 528Q300 470 372 392z'),
    stroke(tone.seam, 2, 'M284 580V660'),
  ].join('');
}

function drawHead(): string {
  return [
    // Ear.
    shape(tone.shade, 'M366 210Q384 190 396 206Q404 226 391 252Q382 270 370 264z'),
    stroke(tone.deepShade, 3, 'M376 218Q386 206 390 216Q392 232 382 246'),
    // Face: the front, the side plane, its far edge.
    shape(
      tone.skin,
      'M226 146Q216 172 217 198Q217 206 222 214Q224 222 220 232Q215 244 220 258Q226 278 228 292Q231 316 246 330Q262 343 286 340Q326 334 352 304Q368 282 372 252L376 170Q360 110 300 106Q246 104 226 146z',
    ),
    shape(
      tone.side,
      'M318 116Q334 150 332 184Q326 206 332 232Q330 258 318 276Q312 300 322 326Q342 316 352 304Q368 282 372 252L376 170Q362 124 318 116z',
    ),
    shape(
      tone.shade,
      'M356 200Q346 240 344 270Q340 300 338 316Q348 308 352 304Q368 282 372 252L374 200z',
      0.55,
    ),
    // Sockets.
    shape(
      tone.side,
      'M258 205Q250 222 246 240Q256 236 264 240Q290 246 316 232Q326 218 318 204Q288 196 258 205z',
    ),
    shape(tone.side, 'M221 208Q232 200 246 204Q248 220 240 232Q228 236 221 230Q224 220 221 208z'),
    shape(
      tone.side,
      'M221 232Q215 244 220 258Q224 272 227 284Q236 280 240 272L228 268Q224 262 229 252Q238 236 243 222Q232 236 221 232z',
    ),
    drawNose(),
    shape(tone.light, 'M262 246Q284 254 310 244Q312 262 296 274Q280 274 268 264z', 0.75),
    drawBeard(),
    drawEyes(),
    drawHair(),
  ].join('');
}

function drawNose(): string {
  return [
    shape(tone.light, 'M250 200Q242 226 229 252Q222 264 229 269Q236 272 242 270Q246 240 254 206z'),
    shape(
      tone.side,
      'M254 204Q248 236 246 256Q260 254 263 264Q262 275 250 274Q240 276 231 270Q240 270 242 266Q246 236 250 210z',
    ),
    shape(tone.deepShade, 'M234 271Q241 268 247 272Q254 276 260 270Q258 278 249 277Q240 277 234 271z'),
    stroke(tone.deepShade, 2.2, 'M260 256Q266 262 262 271'),
  ].join('');
}

/** The beard includes the mouth. */
function drawBeard(): string {
  return [
    shape(
      tone.grey,
      'M366 222Q372 240 370 262Q366 284 352 304Q326 334 286 341Q262 344 246 331Q232 318 228 294Q227 284 233 281Q246 276 258 279Q276 280 286 290Q300 296 312 284Q330 268 340 246Q348 228 354 214z',
    ),
    shape(
      tone.greyDeep,
      'M366 222Q372 240 370 262Q366 284 352 304Q344 313 334 320Q346 296 350 268Q354 240 352 216z',
    ),
    shape(tone.greyLit, 'M240 318Q256 326 276 320Q272 338 262 340Q252 336 246 331Q242 326 240 318z', 0.8),
    shape(tone.shade, 'M236 294Q246 289 254 292Q270 290 282 298Q270 308 254 308Q242 307 236 300z'),
    stroke(tone.ink, 3, 'M236 297Q247 299 254 297Q268 299 284 297'),
    shape(tone.deepShade, 'M244 309Q256 313 270 309Q262 318 252 317Q246 315 244 309z', 0.55),
  ].join('');
}

/** Brows, eyes, and the glasses over them. */
function drawEyes(): string {
  const eye = (lid: string, white: string, [x, y, r]: [number, number, number], width: number) =>
    [
      shape(tone.shirt, white),
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone.deep}"/>`,
      `<circle cx="${x - 2}" cy="${y - 2}" r="${round(r / 3.7)}" fill="${tone.shirt}"/>`,
      stroke(tone.ink, width, lid),
    ].join('');
  return [
    shape(tone.hair, 'M261 200Q284 187 318 197L319 201Q288 194 262 205z'),
    shape(tone.hair, 'M220 203Q231 193 245 200L245 204Q232 199 221 208z'),
    eye('M266 225Q284 210 308 222', 'M268 225Q284 212 306 222Q292 233 276 231z', [284, 222.5, 6.8], 3.4),
    eye('M223 225Q232 212 245 221', 'M225 224Q233 214 244 221Q240 231 229 230z', [232.5, 222.5, 5.4], 3),
    stroke(
      tone.deep,
      4,
      'M259 207Q290 201 322 207Q324 232 314 241Q292 249 268 242Q258 232 259 207zM218 208Q232 202 249 207Q250 232 243 241Q230 246 222 240Q219 226 218 208zM249 213Q254 208 259 213M322 212L374 210',
    ),
  ].join('');
}

function drawHair(): string {
  return [
    shape(
      tone.hair,
      'M226 150Q222 118 244 96Q276 70 322 76Q376 80 398 124Q412 160 402 206Q400 236 388 262L384 264Q396 232 394 206Q384 190 368 206L364 220L352 216Q352 186 342 166Q332 150 316 142Q280 150 250 138Q236 136 226 150z',
    ),
    shape(tone.grey, 'M352 216Q354 186 344 168Q360 176 368 206L364 222z'),
    stroke(tone.jacketLit, 3, 'M262 112Q300 92 344 108M300 124Q340 120 368 148'),
  ].join('');
}

/** Elbow out, forearm on the desk. */
function drawNearArm(): string {
  return [
    shape(
      tone.jacketDeep,
      'M470 418Q520 440 536 500Q556 580 552 622Q548 650 520 652L330 652L322 606L440 592Q432 520 440 470z',
    ),
    stroke(tone.seam, 2, 'M442 592Q462 590 474 574'),
    shape(tone.shirt, 'M308 604L330 602L334 652L310 652z'),
    shape(
      tone.skin,
      'M310 608Q286 600 262 604Q232 610 206 630Q196 638 202 643Q210 646 224 640L214 648Q212 654 222 654L310 652z',
    ),
    stroke(tone.deepShade, 2.2, 'M224 640Q240 630 254 628M226 651Q244 640 262 638M296 618Q280 612 268 620'),
  ].join('');
}

/** The plan's rings on the wall behind, subdued. */
function drawWall(ground: string, lines: string): string {
  const centre: PlanCentre = { cx: 150, cy: 330, scale: 1 };
  const spokes = [12, 58, 103, 148, 196, 236, 270, 318].map((angle) => {
    const [near, far] = [place(centre, 70, angle), place(centre, 318, angle)];
    return `M${near.join(' ')}L${far.join(' ')}`;
  });
  return [
    `<path fill="${ground}" d="M-60 40h680v680H-60z"/>`,
    `<g stroke="${lines}" stroke-width="2">`,
    ...[70, 120, 178, 244, 318].map((r) => `<circle cx="${centre.cx}" cy="${centre.cy}" r="${r}"/>`),
    `<path d="${spokes.join('')}"/></g>`,
  ].join('');
}

/** The desk ends in a D; the operator's screen is on it, seen from behind. */
function drawDesk(): string {
  return [
    `<path fill="${shades.white}" d="M-40 648h652a26 26 0 0 1 0 52H-40z"/>`,
    `<path fill="${shades.steel850}" d="M-40 676h677.800a26 26 0 0 1-25.800 24H-40z"/>`,
    shape(tone.deep, 'M-10 520L150 536V640H-10z'),
    shape(tone.jacketLit, 'M150 536l10-2v104l-10 2z'),
    shape(tone.ink, 'M50 640h46v10H50z'),
    `<g transform="translate(54.6 577.5)scale(0.478)">${mark(brand.name, tone.lid, tone.lid)}</g>`,
  ].join('');
}

function sheet(width: number, height: number, viewBox: string, content: string[]): string {
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" fill="none">`;
  return [opening, ...content, '</svg>'].join('');
}

/** The whole figure: the wall is a D too, above the desk. */
export function drawFounder(): string {
  return sheet(640, 660, '0 40 640 660', [
    '<clipPath id="wall"><path d="M-60 40h340a320 320 0 0 1 320 320v340H-60z"/></clipPath>',
    `<g clip-path="url(#wall)">${drawWall(shades.steel782, shades.steel723)}</g>`,
    drawFigure(),
    drawDesk(),
  ]);
}

/** Head and shoulders in the D. */
export function drawFounderPortrait(): string {
  return sheet(486, 540, '56 64 486 540', [
    `<clipPath id="plate"><path d="${flagShape(56, 64, 486, 540)}"/></clipPath>`,
    `<g clip-path="url(#plate)">${drawWall(shades.steel866, shades.steel819)}${drawFigure()}${drawDesk()}</g>`,
  ]);
}

export function drawFounderRoom(): string {
  const map: PlanCrop = { cx: 236, cy: 196, scale: 25, width: 440, height: 330 };
  const [x, y] = place(map, 4.75, 148);
  return sheet(640, 480, '0 0 640 480', [
    `<path fill="${shades.steel940}" d="M0 0h640v480H0z"/>`,
    `<path fill="${shades.ink900}" d="M0 32h448v302H0z"/>`,
    '<clipPath id="screen"><path d="M0 44h436v278H0z"/></clipPath>',
    `<g clip-path="url(#screen)"><path fill="${shades.steel206}" d="M0 0h440v330H0z"/>`,
    drawBlocks(map, [shades.ink700, shades.steel334, shades.steel394]),
    drawStreets(map, shades.steel206),
    `<circle cx="${map.cx}" cy="${map.cy}" r="40" fill="${shades.steel334}"/>`,
    `<circle cx="${x}" cy="${y}" r="22" stroke="${tone.signal}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="9" fill="${tone.signal}"/></g>`,
    `<path fill="${shades.steel866}" d="M0 372h640v108H0z"/>`,
    drawWatch(),
    drawFromBehind(),
  ]);
}

/** The founder looks at the wall, like the viewer: hair, collar and shoulders, no face. */
function drawFromBehind(): string {
  return [
    shape(tone.shade, 'M458 292h84v70h-84z'),
    shape(tone.skin, 'M430 226q-14-6-14 16q2 30 20 30zM570 226q14-6 14 16q-2 30-20 30z'),
    shape(
      tone.hair,
      'M500 118q78 0 78 88q0 60-22 100q-8 16-16 6q-12 10-40 10t-40-10q-8 10-16-6q-22-40-22-100q0-88 78-88z',
    ),
    stroke(tone.jacketLit, 3, 'M458 160q20-20 52-18M452 192q10-16 30-22'),
    shape(tone.shirt, 'M444 356q56-26 112 0l-4 22q-52-22-104 0z'),
    shape(tone.jacket, 'M330 480q6-78 52-96q48-16 66-20q52 20 104 0q18 4 66 20q46 18 52 96z'),
    shape(tone.jacketDeep, 'M552 364q18 4 66 20q46 18 52 96h-58q-4-70-60-116z'),
    stroke(tone.seam, 2, 'M500 374v106M372 480q4-30 16-50M628 480q-4-30-16-50'),
  ].join('');
}

/** Three people at one desk, seen from behind. */
function drawWatch(): string {
  const seats = [58, 170, 282];
  return [
    `<path fill="${shades.steel794}" d="M0 414h322v66H0z"/>`,
    `<path fill="${shades.white}" d="M0 398h330a14 14 0 0 1 0 28H0z"/>`,
    `<path fill="${shades.ink800}" d="${seats.map((x) => `M${x - 42} 350h84v46h-84zM${x - 8} 396h16v8h-16z`).join('')}"/>`,
    `<path stroke="${shades.steel638}" stroke-width="2" d="M26 384l14-12 12 7 16-15 22 10M138 362h40M138 371h26M192 362h10M192 371h10M250 362h64"/>`,
    `<path fill="${shades.steel638}" d="M250 370h8v16h-8zM264 376h8v10h-8zM278 368h8v18h-8zM292 374h8v12h-8z"/>`,
    `<path fill="${shades.steel638}" d="${seats.map((x) => `M${x - 38} 480v-14a38 38 0 0 1 76 0v14z`).join('')}"/>`,
    `<g fill="${shades.steel464}">${seats.map((x) => `<circle cx="${x}" cy="408" r="22"/>`).join('')}</g>`,
  ].join('');
}
