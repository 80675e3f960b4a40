/* The drawing's shapes: boxes and drums seen at 30 degrees, as paths of their three visible faces. */
export interface Faces {
  top: string;
  left: string;
  right: string;
}

const unit = 10;
const rounded = (value: number) => Math.round(value * 10) / 10;

function project(x: number, y: number, z: number): [number, number] {
  return [rounded((x - y) * Math.cos(Math.PI / 6) * unit), rounded(((x + y) / 2 - z) * unit)];
}

const outline = (...points: [number, number, number][]) =>
  `M${points.map((point) => project(...point).join(' ')).join('L')}Z`;

/** A box by its rear corner and its size. */
export function box(x: number, y: number, z: number, w: number, d: number, h: number): Faces {
  const [right, front, top] = [x + w, y + d, z + h];
  return {
    top: outline([x, y, top], [right, y, top], [right, front, top], [x, front, top]),
    left: outline([x, front, z], [right, front, z], [right, front, top], [x, front, top]),
    right: outline([right, y, z], [right, front, z], [right, front, top], [right, y, top]),
  };
}

/** An upright drum by the centre of its foot. */
export function drum(x: number, y: number, z: number, radius: number, height: number): Faces {
  const [cx, foot] = project(x, y, z);
  const [, lid] = project(x, y, z + height);
  const rx = rounded(radius * unit * Math.sqrt(1.5));
  const ry = rounded(radius * unit * Math.sqrt(0.5));
  const side = (edge: number, sweep: 0 | 1) =>
    `M${cx + edge} ${foot}A${rx} ${ry} 0 0 ${sweep} ${cx} ${foot + ry}V${lid + ry}H${cx + edge}V${lid}Z`;
  return {
    left: side(-rx, 0),
    right: side(rx, 1),
    top: `M${cx - rx} ${lid}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0`,
  };
}
