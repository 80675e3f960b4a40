/* What bench/console.ts measures in the page: the console's own painter, and the same marks as SVG elements. */
import type { Point, View } from '../src/console/view/map/plan.ts';
import { paintUnits } from '../src/console/view/map/unit-painter.ts';
import { unitShape } from '../src/console/view/map/unit-shape.ts';

export interface FrameFigures {
  canvas: [half: number, most: number];
  svg: [half: number, most: number];
}

const view: View = { width: 760, height: 684, cx: 372, cy: 326, scale: 31 };
const colours = { unit: 'white', disc: 'white', ground: 'black', font: '13px sans-serif' };
const FRAMES = 120;

/** Moves every mark in each frame. */
function places(count: number, frame: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = index * 2.4 + frame * 0.01;
    const radius = 2 + (index % 100) / 10;
    return [radius * Math.cos(turn), radius * Math.sin(turn)];
  });
}

/** From one frame to the next: script, style, layout and painting together. */
async function frames(draw: (frame: number) => void): Promise<[half: number, most: number]> {
  const times: number[] = [];
  let before: number = await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < FRAMES; frame++) {
    draw(frame);
    const now: number = await new Promise(requestAnimationFrame);
    times.push(now - before);
    before = now;
  }
  times.sort((a, b) => a - b);
  return [times[FRAMES / 2] ?? 0, times[Math.floor(FRAMES * 0.95)] ?? 0];
}

async function measure(count: number): Promise<FrameFigures> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: view.width, height: view.height });
  document.body.replaceChildren(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas');
  const onCanvas = await frames((frame) => {
    const units = places(count, frame).map((at) => ({ at, kind: 'pump' as const, sent: false }));
    paintUnits(context, view, units, colours);
  });
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const marks = Array.from({ length: count }, () => {
    const path = document.createElementNS(namespace, 'path');
    path.setAttribute('d', unitShape('pump', 'free'));
    return path;
  });
  svg.append(...marks);
  document.body.replaceChildren(svg);
  const asElements = await frames((frame) => {
    places(count, frame).forEach(([x, y], index) => {
      marks[index]?.setAttribute(
        'transform',
        `translate(${view.cx + x * view.scale} ${view.cy + y * view.scale})`,
      );
    });
  });
  return { canvas: onCanvas, svg: asElements };
}

Object.assign(window, { measure });
