/*
 * The logos of seventeen invented organisations, in one style: a solid sign in a 32 unit square, the name beside it,
 * one colour. Lettering differs only in width and weight, like real customers' logos, and none stands out.
 */

import type { LetterStyle } from './letter-style.ts';
import { letter } from './lettering.ts';
import { shades } from './palette.ts';
import { slugOf } from './slug.ts';
import { writeSvg } from './write-svg.ts';

const height = 32;
const gap = 13;
const colour = shades.slate600;

interface Client {
  name: string;
  style: LetterStyle & { capitals?: true };
  /**
   * The left and right edge of the sign: the distance to the name is measured from what is drawn, not from the
   * square.
   */
  span: [left: number, right: number];
  /** Filled shapes in the square 0 0 32 32, with the even-odd rule for holes. */
  sign: string;
}

const clients: Client[] = [
  {
    name: 'Saravi Ports',
    style: { width: 112, weight: 560, size: 22, tracking: -0.2 },
    span: [2, 30],
    sign: '<path d="M4 16a12 12 0 0 1 24 0zM2 19h28v3H2zM6.5 25h19v3h-19z"/>',
  },
  {
    name: 'Rekhapath Rail',
    style: { width: 86, weight: 600, size: 24, tracking: 0.3 },
    span: [5, 27],
    sign: '<path d="M5 2h5v28H5zM13 2h5v4c0 8 9 10 9 20v4h-5v-4c0-8-9-10-9-20z"/>',
  },
  {
    name: 'Tungara Grid',
    style: { width: 100, weight: 640, size: 22, tracking: -0.2 },
    span: [1.1, 30.9],
    sign: '<path d="M16 3l4.5 7.5h-9zM10.1 13h11.8l3.3 5.5H6.8zM5.3 21h21.4l4.2 7H1.1z"/>',
  },
  {
    name: 'Kalindi Water',
    style: { width: 94, weight: 720, size: 22, tracking: -0.3 },
    span: [6, 26],
    sign: '<path d="M16 2c6 8 10 12.5 10 18a10 10 0 0 1-20 0C6 14.5 10 10 16 2zm-6 17.5A6.5 6.5 0 0 0 16.5 26v-2.8a3.7 3.7 0 0 1-3.7-3.7z"/>',
  },
  {
    name: 'Dhrutak Steel',
    style: { width: 108, weight: 640, size: 19, tracking: 1.6, capitals: true },
    span: [3, 29],
    sign: '<path d="M3 4h26v6h-7.5a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2H29v6H3v-6h7.5a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2H3z"/>',
  },
  {
    name: 'Lohit Mines',
    style: { width: 100, weight: 420, size: 22, tracking: 0.1 },
    span: [3.9, 28.1],
    sign: '<path d="M16 2l12.1 7v14L16 30 3.9 23V9zm0 5.5L8.6 11.75v8.5L16 24.5l7.4-4.25v-8.5zM16 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"/>',
  },
  {
    name: 'Purika Civic',
    style: { width: 118, weight: 600, size: 21, tracking: -0.3 },
    span: [3, 29],
    sign: '<path d="M3 29V15a13 13 0 0 1 26 0v14h-5V15a8 8 0 0 0-16 0v14zM11 29V15a5 5 0 0 1 10 0v14z"/>',
  },
  {
    name: 'Paravat Air',
    style: { width: 88, weight: 480, size: 24, tracking: 0.1 },
    span: [0, 31],
    sign: '<path d="M12.5 5H31l-4.5 6H8zM8.5 13h14L18 19H4zM4.5 21h9L9 27H0z"/>',
  },
  {
    name: 'Ravikara Power',
    style: { width: 96, weight: 560, size: 22, tracking: 0 },
    span: [6.2, 25.8],
    sign: '<path d="M20 1.5v12.7H6.2zM12 30.5V17.8h13.8z"/>',
  },
  {
    name: 'Vrikshala Parks',
    style: { width: 106, weight: 460, size: 21, tracking: 0 },
    span: [3.5, 28.5],
    sign: '<path d="M28.5 3.5C12 3.5 3.5 12 3.5 28.5c16.5 0 25-8.5 25-25zM8 22.3L19.3 11l1.7 1.7L9.7 24z"/>',
  },
  {
    name: 'Dhvanil Telecom',
    style: { width: 82, weight: 680, size: 24, tracking: 0.2 },
    span: [1, 31],
    sign: '<path d="M1 12h4v8H1zM7.5 7h4v18h-4zM14 2h4v28h-4zM20.5 9h4v14h-4zM27 13h4v6h-4z"/>',
  },
  {
    name: 'Velakara Coast',
    style: { width: 104, weight: 520, size: 18.5, tracking: 1.1, capitals: true },
    span: [2, 30],
    sign: '<path d="M2 29C2 14 14 3 30 3v5C17 8 7 17 7 29zM11 29c0-10 8-17 19-17v5c-8 0-14 5-14 12zM20 29c0-5 4-8 10-8v8z"/>',
  },
  {
    name: 'Arogini Health',
    style: { width: 100, weight: 520, size: 22, tracking: -0.1 },
    span: [3, 29],
    sign: '<path transform="rotate(-45 16 16)" d="M7.5 9h7.2v14H7.5a7 7 0 0 1 0-14zM17.3 9h7.2a7 7 0 0 1 0 14h-7.2zM20.3 12v8h4.2a4 4 0 0 0 0-8z"/>',
  },
  {
    name: 'Jvalit Gas',
    style: { width: 92, weight: 600, size: 21, tracking: 1.5, capitals: true },
    span: [6, 26],
    sign: '<path d="M17.5 2c.5 7 8.5 9.5 8.5 18a10 10 0 0 1-20 0c0-5 3-7 4-11.5 2.2 1.5 3.3 3.3 3.5 5.5 3.3-3 4.5-7 4-12zM16 16.5c-2 2.6-3.8 4-3.8 6.5a3.8 3.8 0 0 0 7.6 0c0-2.5-1.8-3.9-3.8-6.5z"/>',
  },
  {
    name: 'Vayanika Textiles',
    style: { width: 98, weight: 500, size: 21, tracking: 0 },
    span: [2, 30],
    sign: '<path d="M2 2h7.5v7.5H2zM12 2h8v17.5h-8zM22.5 2H30v7.5h-7.5zM2 12h7.5v18H2zM22.5 12H30v18h-7.5zM12 22h8v8h-8z"/>',
  },
  {
    name: 'Himvat Roads',
    style: { width: 110, weight: 680, size: 20, tracking: 0 },
    span: [1, 31],
    sign: '<path d="M1 23.5L16 5l15 18.5h-7.2L16 14l-7.8 9.5zM8.6 28L16 19l7.4 9z"/>',
  },
  {
    name: 'Shilaya Cement',
    style: { width: 90, weight: 640, size: 22.5, tracking: 0 },
    span: [3, 29],
    sign: '<path d="M16 2l12 6.7-12 6.7L4 8.7zM3 11.2l11.7 6.5V30L3 23.5zM29 11.2l-11.7 6.5V30L29 23.5z"/>',
  },
];

function draw({ name, style, span: [left, right], sign }: Client): string {
  const words = style.capitals ? name.toUpperCase() : name;
  const baseline = height / 2 + 0.32 * style.size;
  const { d, advance } = letter(words, style, right + gap, baseline);
  const width = Math.ceil(right - left + gap + advance);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} 0 ${width} ${height}" fill="${colour}"><g fill-rule="evenodd">${sign}</g><path d="${d}"/></svg>`;
  return svg;
}

export function drawClients(): void {
  for (const client of clients) {
    writeSvg(`public/images/clients/${slugOf(client.name)}.svg`, draw(client), { precision: 1 });
  }
}
