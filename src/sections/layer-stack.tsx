import css from './layer-stack.module.css';
import { box, drum, type Faces } from './layer-stack-shapes.ts';

const size = 10;
const spacing = 6.4;

/** What stands on each floor, from the top: screens, services, databases, racks. */
const contents: ((z: number) => Faces[])[] = [
  (z) => [
    box(1.2, 5.6, z, 4.2, 0.4, 2.8),
    box(5.6, 1.2, z, 0.4, 4.2, 2.8),
    box(4.4, 8, z, 1.4, 0.3, 2.2),
    box(7.4, 7, z, 1.6, 1.6, 0.4),
  ],
  (z) => [
    box(6.9, 1.2, z, 1.9, 1.9, 2),
    box(6.9, 4.1, z, 1.9, 1.9, 1.2),
    box(1.2, 6.9, z, 1.9, 1.9, 1.2),
    box(4.1, 6.9, z, 1.9, 1.9, 2),
    box(6.9, 6.9, z, 1.9, 1.9, 1.6),
  ],
  (z) => [drum(7.9, 2.6, z, 1.2, 1.8), drum(2.6, 7.9, z, 1.2, 1.8), drum(7.2, 7.2, z, 1.6, 2.4)],
  (z) => [
    box(6.9, 1, z, 1.8, 1.4, 3),
    box(6.9, 3, z, 1.8, 1.4, 3),
    box(1, 6.9, z, 1.4, 1.8, 3),
    box(3, 6.9, z, 1.4, 1.8, 3),
    box(6.9, 6.9, z, 1.8, 1.8, 1),
  ],
];

/** Drawn from the ground up, as each floor covers part of the one below. */
const floors = contents
  .map((things, layer) => {
    const z = (contents.length - 1 - layer) * spacing;
    return { layer, slab: box(0, 0, z, size, size, 0.8), things: things(z + 0.8) };
  })
  .reverse();

/** An application's four layers one above the other, the one spoken of in colour. */
export function LayerStack({ current }: { current: number }) {
  return (
    <div className={css.stack}>
      <svg className={css.drawing} viewBox="-92 -206 184 312" aria-hidden="true">
        <path className={css.posts} d="M-86.6 50V-142M86.6 50V-142" />
        {floors.map(({ layer, slab, things }) => (
          <g key={layer} className={layer === current ? css.current : css.floor}>
            <Solid faces={slab} />
            <g className={css.things}>
              {things.map((faces) => (
                <Solid key={faces.top} faces={faces} />
              ))}
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}

function Solid({ faces }: { faces: Faces }) {
  return (
    <>
      <path className={css.left} d={faces.left} />
      <path className={css.right} d={faces.right} />
      <path className={css.top} d={faces.top} />
    </>
  );
}
