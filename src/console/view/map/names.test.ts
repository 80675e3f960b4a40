import { describe, expect, test } from 'vitest';
import {
  alongAvenue,
  alongCircle,
  besideMark,
  type Footprint,
  flat,
  LabelLayout,
  overlap,
  square,
} from './labels.ts';
import { layNames } from './names.ts';
import { polar, toWindow, type View } from './plan.ts';

const plan = {
  circles: [
    { id: 'inner', name: 'Inner Circle', r: 2, half: 0.2 },
    { id: 'outer', name: 'Outer Circle', r: 4.75, half: 0.3 },
    { id: 'canal', name: 'Canal Circle', r: 8, half: 0.3 },
  ],
  avenues: [
    ['neem', 12, 2],
    ['semal', 80, 4.75],
    ['imli', 148, 2],
    ['peepal', 270, 2],
  ].map(([id, a, from]) => ({
    id: String(id),
    name: String(id),
    label: `${id} avenue`,
    a: Number(a),
    from: Number(from),
    to: 12,
    width: 0.5,
  })),
  lanes: [6.3],
  railway: { from: { x: -16, y: 12 }, to: { x: 20, y: 0 } },
};
const places = [
  { lines: ['City Station'], at: polar(6.45, 92) },
  { lines: ['District', 'Hospital'], at: polar(9.4, 160) },
];
const marks = [
  { id: 'C-01', at: polar(4.75, 58), words: 'C-01', clear: 7 },
  { id: 'T2', at: polar(4.8, 59), words: 'T2', clear: 9 },
  { id: 'C-02', at: polar(5.75, 86), words: 'C-02', clear: 7 },
];
const asked = { plan, places, marks, taken: [], size: 13 };

const views: View[] = [320, 390, 560, 760, 1280, 1900].flatMap((width) =>
  [14, 31, 52].map((scale) => ({
    width,
    height: Math.round(width * 0.8),
    cx: width * 0.45,
    cy: width * 0.4,
    scale,
  })),
);

describe('names on the map', () => {
  test.each(views)('never overlap, at $width px and $scale px per unit', (view) => {
    const names = layNames(view, asked);
    const prints: Footprint[] = [
      ...names.marks.map((name) => flat([name.words], name, 13)),
      ...names.places.map(({ lines, at }) => flat(lines, at, 13)),
    ];
    prints.forEach((one, index) => {
      for (const other of prints.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    });
  });

  test.each(views)('stay inside the window, at $width px and $scale px per unit', (view) => {
    const { marks: found } = layNames(view, asked);
    for (const name of found) {
      for (const box of flat([name.words], name, 13)) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(view.width);
      }
    }
  });

  test('two adjacent marks are named on different sides', () => {
    const view = { width: 760, height: 684, cx: 372, cy: 326, scale: 31 };
    const found = layNames(view, asked).marks.map(({ id }) => id);
    expect(found).toContain('C-01');
    expect(found).toContain('T2');
  });

  test('a wide circle has two labels, far apart', () => {
    const view = { width: 760, height: 684, cx: 372, cy: 326, scale: 31 };
    const { streets } = layNames(view, asked);
    expect(streets.filter(({ text }) => text === 'Canal Circle')).toHaveLength(2);
  });

  test('names avoid overlays on the map', () => {
    const view = { width: 760, height: 684, cx: 372, cy: 326, scale: 31 };
    const everything: Footprint = [{ x: 0, y: 0, width: 760, height: 684 }];
    const names = layNames(view, { ...asked, taken: [everything] });
    expect([...names.streets, ...names.places, ...names.marks]).toEqual([]);
  });

  test('omits a name that does not fit', () => {
    const ground = new LabelLayout({ width: 60, height: 20, cx: 0, cy: 0, scale: 1 });
    const beside = besideMark([10, 10], 5, 13);
    const print = (at: (typeof beside)[number]) => flat(['A long name'], at, 13);
    expect(ground.place(beside, print)).toBeUndefined();
  });

  test('a slanted name occupies its line, not its bounding box', () => {
    const view = { width: 760, height: 684, cx: 372, cy: 326, scale: 31 };
    const print = alongAvenue(view, 'Neem Avenue', { radius: 9, degrees: 45 }, 13);
    const [x, y] = toWindow(view, polar(9, 45));
    const corner = square([x + 34, y + 34], 4);
    expect(overlap(print, corner)).toBe(false);
    expect(alongCircle(view, 'Outer Circle', { radius: 4.75, degrees: 90 }, 13).length).toBeGreaterThan(3);
  });
});

describe('a mark inside the rings of an incident', () => {
  const view: View = { width: 760, height: 660, scale: 52, cx: 200, cy: 560 };
  const at = polar(6.5, 58);
  const within = { at, radius: 30 };
  const north = { id: 'T2', at: polar(6.95, 58), words: 'T2', clear: 8, within };
  const named = (extra: typeof marks) =>
    layNames(view, { ...asked, marks: [north, ...extra] }).marks.map(({ id }) => id);

  test('is named outside them and near the mark', () => {
    const [name] = layNames(view, { ...asked, marks: [north] }).marks;
    const [x, y] = toWindow(view, at);
    const box = flat([north.words], name ?? { x: 0, y: 0, anchor: 'start' }, 13)[0];
    const near = [
      Math.max(0, (box?.x ?? 0) - x, x - (box?.x ?? 0) - (box?.width ?? 0)),
      Math.max(0, (box?.y ?? 0) - y, y - (box?.y ?? 0) - (box?.height ?? 0)),
    ] as const;
    expect(Math.hypot(...near)).toBeGreaterThanOrEqual(within.radius);
    const [markX, markY] = toWindow(view, north.at);
    expect(Math.hypot((name?.x ?? 0) - markX, (name?.y ?? 0) - markY)).toBeLessThan(within.radius);
  });

  test('does not displace the name of the mark beside it', () => {
    expect(named([{ id: 'C-03', at: polar(7.5, 58), words: 'C-03', clear: 7 }])).toEqual(['T2', 'C-03']);
  });
});
