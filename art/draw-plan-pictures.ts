/*
 * Draws the pictures cut from the ring plan, and the portraits and certificates:
 * `node art/draw-plan-pictures.ts` draws all, names after it only those.
 */
import { homePicture, phonePicture, productPagePicture } from './operational-picture.ts';
import { writeSvg } from './write-svg.ts';

const pictures: Record<string, () => string> = {
  'products/operational-picture': productPagePicture,
  'products/operational-picture-home': homePicture,
  'products/operational-picture-phone': phonePicture,
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!(name in pictures))
    throw new Error(`No picture is called ${name}. There are: ${Object.keys(pictures).join(', ')}`);
}
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length === 0 || wanted.includes(name))
    writeSvg(`public/images/${name}.svg`, draw(), { precision: 1 });
}
