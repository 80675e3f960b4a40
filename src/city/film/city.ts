/*
 * The city of the hero, built once for the film (art/film) and the live scene, so that one can take over from the
 * other. The camera decides where the ring appears in the picture; hero.module.css places its reticle there.
 */
import { anticlockwise, type Block, openLot } from './block.ts';
import { circle, colonnade, quarter } from './buildings.ts';
import { sequence } from './sequence.ts';
import { type Point, polar, rings, sectorsAt } from './streets.ts';

export const camera = { from: [-7.4, -18.2, 12.4], to: [-3.55, -0.9, 0], lens: 40 } as const;

export function buildCity(): Block[] {
  return [...buildRings()].flat().map(anticlockwise);
}

/**
 * One ring at a time, so that a browser can respond in between; the circle comes last. `behind` also builds what is
 * behind the film's camera, up to that ring, and `lots` includes empty lots.
 */
export function* buildRings(
  last = rings.length - 1,
  behind = 0,
  lots: 'built' | 'all' = 'built',
): Generator<Block[]> {
  const random = sequence(110058);
  const unseen = sequence(1931);
  for (let index = 0; index < last; index++) {
    const [[from, fromHalf], [to, toHalf]] = [rings[index], rings[index + 1]] as [Point, Point];
    const [inner, outer] = [from + fromHalf, to - toHalf];
    yield sectorsAt((inner + outer) / 2).flatMap((sector) => {
      const [x, y] = polar((inner + outer) / 2, (sector.start + sector.end) / 2);
      const isUnseen = isOutOfView(x, y);
      if (isUnseen && index >= behind) return [];
      if (index < 2) return colonnade(index, inner, outer, sector);
      const blocks = quarter(index, inner, outer, sector, isUnseen ? unseen : random);
      return lots === 'all' ? blocks : blocks.filter(({ high }) => high > openLot.high);
    });
  }
  yield circle();
}

function isOutOfView(x: number, y: number): boolean {
  const [aside, ahead] = [x - camera.from[0], y - camera.from[1]];
  return ahead < -6 || Math.abs(aside) > ahead * 1.2 + 12;
}
