import { Drawing, type Scene } from '../../iso/drawing.ts';
import { weight } from '../../iso/paint.ts';
import { type Palette, screen } from '../../iso/tones.ts';
import { shades } from '../../palette.ts';
import { person } from '../../props.ts';

/** Web Development: code, structure and page as three browser slabs, one behind the other. */
function draw({ white, pale, mid, dark, black, signal, floor, floorMark }: Palette) {
  const stage = new Drawing({ scale: 16 });
  const ground = stage.plate({ x: -8, y: -7.4, length: 16.4, width: 14.8 }, -0.5, 0, floor).top;

  // Rows of code.
  const code = stage.box(-6.9, -6.8, 0.5, 10.2, 0, 6.9, dark).right;
  code.rect(0, 6.2, 10.2, 0.7, screen.deep);
  for (const u of [0.4, 0.85, 1.3]) code.disc(u, 6.55, 0.14, screen.soft);
  const rows = '0.6,2.4 1.2,3.4 1.2,2.2 1.8,3 1.8,4.2 1.2,1.6 0.6,1 0.6,3 1.2,2.6 1.2,3.6 0.6,1.2';
  for (const [index, row] of rows.split(' ').entries()) {
    const [indent = 0, length = 0] = row.split(',').map(Number);
    const v = 5.6 - index * 0.48;
    code
      .rect(indent, v, length * 0.4, 0.16, screen.light)
      .rect(indent + length * 0.4 + 0.2, v, length, 0.16, screen.plain);
  }
  code
    .rect(7.4, 0.6, 2.3, 5.2, screen.dark)
    .grid({ u: 7.7, v: 0.95, columns: 1, rows: 9 }, [1.7, 0.12], [0, 0.53], screen.deep);

  // The structure: empty places in a grid.
  const frame = stage.box(-2.9, -5.4, 0.45, 9.2, 0, 5.8, mid).right;
  frame.rect(0, 5.15, 9.2, 0.65, mid.t);
  for (const u of [0.4, 0.85, 1.3]) frame.disc(u, 5.47, 0.14, dark.t);
  const outline = { width: weight.line, closed: true };
  frame
    .line('0.5,2.9 8.7,2.9 8.7,4.7 0.5,4.7', white.t, outline)
    .line('0.5,2.9 8.7,4.7', white.t)
    .line('0.5,4.7 8.7,2.9', white.t);
  for (const u of [0.5, 3.35, 6.2]) {
    frame.line(`${u},0.5 ${u + 2.5},0.5 ${u + 2.5},2.4 ${u},2.4`, white.t, outline);
  }

  // The page itself.
  const page = stage.box(1.1, -4, 0.4, 8.4, 0, 4.9, white).right;
  page.rect(0, 0, 8.4, 4.9, shades.mist50).rect(0, 4.3, 8.4, 0.6, pale.r);
  for (const u of [0.4, 0.8, 1.2]) page.disc(u, 4.6, 0.13, dark.l);
  page.rect(2, 4.45, 4.4, 0.3, white.t);
  page.rect(0, 1.75, 8.4, 2.55, screen.dark);
  page.rect(0.5, 3.4, 3, 0.36, screen.bright).rect(0.5, 2.95, 2.3, 0.16, screen.plain);
  page.plate(0.5, 2.1, 1.9, 0.6, signal.l);
  page
    .circle(6.3, 3.02, 1, screen.plain)
    .circle(6.3, 3.02, 0.62, screen.plain)
    .disc(6.3, 3.02, 0.26, screen.bright);
  for (const u of [0.5, 3.1, 5.7]) {
    page.rect(u, 0.95, 2.2, 0.5, pale.l).rect(u, 0.55, 1.8, 0.14, mid.l).rect(u, 0.3, 1.3, 0.14, mid.t);
  }
  // Guide lines from slab to slab.
  stage.wire('-6.4,-6.8,6.9 -2.9,-5.4,5.8', mid.r, { width: weight.hair, dash: '3 3' });
  stage.wire('-2.45,-5.4,5.8 1.1,-4,4.9', mid.r, { width: weight.hair, dash: '3 3' });
  for (const y of [-2.2, 0.2, 2.6]) ground.line(`-6.3,${y} 5,${y}`, floorMark.plain);

  // The same page on a tablet and a phone.
  const device = (x: number, y: number, width: number, height: number) => {
    const glass = stage.box(x, y, 0.3, width, 0, height, black).right;
    glass.rect(0.14, 0.14, width - 0.28, height - 0.28, shades.mist50);
    glass.rect(0.14, height * 0.52, width - 0.28, height * 0.48 - 0.14, screen.deep);
    glass.rect(0.3, height * 0.78, width * 0.5, 0.18, screen.bright);
    for (const v of [0.36, 0.24, 0.12]) glass.rect(0.3, height * v + 0.06, width - 0.7, 0.14, mid.t);
  };
  device(3.2, -6.2, 2.3, 3.1);
  device(5.3, -1.4, 1.2, 2.3);
  person(stage, 3.6, 4.6, mid);
  person(stage, 5.3, 3, mid);
  person(stage, 7.2, -2.2, dark);
  return stage;
}

export default { file: 'services/service5', size: [445, 350], draw } satisfies Scene;
