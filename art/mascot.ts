/*
 * The flagship's mascot: a Delhi black kite on watch. Its body is the mirrored mark: the wing is the wall, the rings
 * of the chest are the desks, the V across them is a sight cone. It looks towards the content.
 */
import { shades } from './palette.ts';
import { writeSvg } from './write-svg.ts';

const feather = { light: shades.ice, pale: shades.steel841, mid: shades.steel733, deep: shades.steel555 };
const wing = shades.ink700;
const barb = shades.steel564;
const ink = shades.steel247;
const signal = shades.signal;
const white = shades.white;

const chestCentre = { x: 146, y: 186 };

function chestRing(radius: number, fill: string): string {
  const { x, y } = chestCentre;
  return `<path fill="${fill}" d="M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}z"/>`;
}

const body = `<g transform="rotate(6 146 300)">
  <path fill="${ink}" d="M150 240h24l4 84-26-16z"/>
  <path fill="${wing}" d="M166 236l26-10 26 86-36 4z"/>
  <path fill="${ink}" d="M146 98h30c26 4 40 26 38 58-3 44-16 86-34 122l-34-30z"/>
  ${chestRing(90, feather.light)}${chestRing(69, feather.pale)}${chestRing(48, feather.mid)}${chestRing(27, feather.deep)}
  <path fill="none" stroke="${feather.light}" stroke-width="3.5" d="M86 151.4L146 186L86 220.6"/>
  <path fill="${wing}" d="M146 96h24c22 3 34 22 32 50-3 46-18 92-42 132-9-24-14-44-14-66z"/>
  <path fill="none" stroke="${barb}" stroke-width="3" stroke-linecap="round" d="M160 152c12 1 23-2 33-9M158 182c11 1 21-2 30-8M159 211c8 0 14-2 21-6"/>
</g>`;

const feet = `<path fill="${signal}" d="M112 262h11v28h11v9H98v-9h14zM141 270h11v20h11v9h-34v-9h12z"/>`;

const head = `<circle cx="146" cy="84" r="45" fill="${feather.light}"/>
<path fill="${wing}" d="M103 70.5A45 45 0 0 1 191 84c0 6-1 11-3 16-12-14-26-19-48-19-16 0-28-4-37-10.5z"/>
<path fill="${signal}" d="M108 72c-19 0-33 12-34 35 8-7 16-9 30-8 3-9 5-17 4-27z"/>
<path fill="${ink}" d="M74 107c0-9 2.5-17 7-23 3 6 4 11 3.5 18-4 1-7.5 2.5-10.5 5z"/>
<circle cx="130" cy="83" r="14" fill="${white}"/><circle cx="130" cy="83" r="10.5" fill="${signal}"/>
<circle cx="128.5" cy="83" r="5.6" fill="${ink}"/><circle cx="126.3" cy="80.8" r="1.9" fill="${white}"/>
<path fill="${wing}" d="M106 66h42v15c-13-6-27-8-40-5.5z"/>`;

const headset = `<path fill="none" stroke="${white}" stroke-width="6.5" stroke-linecap="round" d="M171 78c1-24-9-40-26-41"/>
<circle cx="170" cy="92" r="18" fill="${white}"/><circle cx="170" cy="92" r="12" fill="${ink}"/>
<path fill="${signal}" d="M170 85.5a6.5 6.5 0 0 0 0 13z"/>
<path fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round" d="M166 109c-6 17-24 24-46 21"/>
<rect x="104" y="123" width="21" height="11.5" rx="5.75" fill="${ink}"/>`;

export function drawMascot(): void {
  writeSvg(
    'public/images/mascot.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="172" height="300" viewBox="58 28 172 300">${body}${feet}${head}${headset}</svg>`,
    { precision: 1 },
  );
}
