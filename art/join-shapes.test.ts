import { optimize } from 'svgo';
import { expect, test } from 'vitest';
import { joinShapes } from './join-shapes.ts';

/** The remaining shapes in painting order, one line each. */
function joined(...shapes: string[]): string[] {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`, {
    plugins: [joinShapes, 'convertPathData', 'sortAttrs'],
  });
  return data.match(/<(?!\/|svg)[^>]*>/g) ?? [];
}

const square = (fill: string, x: number, y = 0) => `<path fill="${fill}" d="M${x} ${y}h8v8h-8z"/>`;

test('joins shapes of the same paint across others that do not overlap', () => {
  expect(joined(square('red', 0), square('blue', 10), square('red', 20), square('blue', 30))).toEqual([
    '<path fill="red" d="M0 0h8v8H0zm20 0h8v8h-8z"/>',
    '<path fill="blue" d="M10 0h8v8h-8zm20 0h8v8h-8z"/>',
  ]);
});

test('keeps the position of a path that begins with a relative move', () => {
  expect(joined(square('red', 0, 10), '<path fill="red" d="m20 0 8 0 0 8-8 0z"/>')).toEqual([
    '<path fill="red" d="M0 10h8v8H0zM20 0h8v8h-8z"/>',
  ]);
});

test('joins a shape forwards if a later one covers it', () => {
  expect(joined(square('red', 0), square('blue', 25), square('red', 20))).toEqual([
    square('blue', 25),
    '<path fill="red" d="M20 0h8v8h-8zM0 0h8v8H0z"/>',
  ]);
});

test('joins neighbours along an isometric edge even if their boxes overlap', () => {
  const pane = (fill: string, x: number, y: number) =>
    `<path fill="${fill}" d="m${x} ${y} 8.7 5v8l-8.7-5z"/>`;
  expect(joined(pane('red', 0, 0), pane('blue', 0, 10), pane('red', 0, 20))).toHaveLength(2);
  expect(joined(pane('red', 0, 0), pane('blue', 0, 5), pane('red', 0, 10))).toHaveLength(3);
});

test('joins circles like paths', () => {
  const circle = (x: number) => `<circle cx="${x}" cy="5" r="4"/>`;
  expect(joined(circle(5), circle(15))).toEqual([
    '<path d="M9 5a4 4 0 1 1-8 0 4 4 0 1 1 8 0m10 0a4 4 0 1 1-8 0 4 4 0 1 1 8 0"/>',
  ]);
  expect(joined(circle(5), circle(12))).toEqual([circle(5), circle(12)]);
});

const unchanged: Record<string, string[]> = {
  'a shape in between that both touch': [square('red', 0), square('blue', 5), square('red', 10)],
  'a wall in between that stands over both': [
    '<path stroke="red" stroke-linejoin="round" d="m-2-40 19 11"/>',
    '<path fill="blue" d="M-21 37 0 25v-78l-21 12z"/>',
    '<path stroke="red" stroke-linejoin="round" d="m-2 10 19 11"/>',
  ],
  'two that touch each other': [square('red', 0), square('red', 5)],
  'strokes that meet, though their lines do not': [
    '<path stroke="red" stroke-width="4" d="M0 0h8"/>',
    '<path stroke="red" stroke-width="4" d="M0 3h8"/>',
  ],
  'strokes that meet by the width of their group': [
    '<g stroke="red" stroke-width="4">',
    '<path d="M0 0h8"/>',
    '<path d="M0 3h8"/>',
    '</g>',
  ],
  'gradients, which span their own path': [square('url(#a)', 0), square('url(#a)', 20)],
  'something of unknown reach in between': [square('red', 0), '<use href="#a" x="40"/>', square('red', 20)],
  'a path another element may refer to': [
    '<path id="a" d="M0 0h8v8H0z"/>',
    '<path id="b" d="M20 0h8v8h-8z"/>',
  ],
  'a path that is moved': [
    '<path d="M0 0h8v8H0z" transform="rotate(9)"/>',
    '<path d="M20 0h8v8h-8z" transform="rotate(9)"/>',
  ],
};

test.each(Object.entries(unchanged))('does not join: %s', (_, shapes) => {
  expect(joined(...shapes)).toHaveLength(shapes.filter((shape) => !shape.startsWith('</')).length);
});
