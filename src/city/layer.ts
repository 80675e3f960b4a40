/* Compositor layers for the stage: they are only moved, scaled and faded, so that scrolling repaints nothing. */
import type { Box } from './camera.ts';
import css from './city-scene.module.css';

const SVG = 'http://www.w3.org/2000/svg';

export function appendSvg(
  parent: Element,
  name: string,
  attributes: Record<string, string | number | undefined> = {},
): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value ?? ''));
  parent.append(element);
  return element;
}

export interface Layer {
  element: SVGElement;
  /** `progress` is 0 to 1, from the first stop to the last. */
  show: (opacity: number, progress?: number) => void;
}

export type LayerPosition = readonly [x: number, y: number, scale?: number];

/** `box` is what it covers, relative to a stop; it scales around the centre of the box. */
export function layerIn(
  parent: Element,
  { x, y, width, height }: Box,
  stops: readonly LayerPosition[],
  look?: string,
): Layer {
  const viewBox = `${x} ${y} ${width} ${height}`;
  const element = appendSvg(parent, 'svg', { width, height, viewBox, class: look });
  // Whole pixels keep text sharp.
  const move = animateAlong(
    element,
    stops.map(([left, top, scale = 1]) => `${to(left + x, top + y)} scale(${scale})`),
  );
  const fade = fader(element);
  return {
    element,
    show(opacity, progress = 0) {
      fade(opacity);
      if (opacity > 0) move(progress);
    },
  };
}

export const to = (x: number, y: number) => `translate(${Math.round(x)}px,${Math.round(y)}px)`;

/**
 * Returns a function that moves an element along transforms, 0 to 1. A paused animation does it: when a transform changes
 * without one, Chromium rebuilds all layers.
 */
export function animateAlong(
  element: HTMLElement | SVGElement,
  transforms: readonly string[],
): (progress: number) => void {
  for (const animation of element.getAnimations()) animation.cancel();
  const steps = transforms.length - 1;
  if (steps < 1) {
    element.style.transform = transforms[0] ?? '';
    return () => {};
  }
  // The last step is repeated, because an animation that has reached its end does not count.
  const animation = element.animate({ transform: [...transforms, transforms[steps] ?? ''] }, steps + 1);
  animation.pause();
  let last = 0;
  return (progress) => {
    if (progress !== last) animation.currentTime = progress * steps;
    last = progress;
  };
}

/** A column of rows behind a window one row high, moved to show another row. Returns a function that shows a row. */
export function reelIn(parent: Element, rows: readonly string[], look = ''): (row: number) => void {
  const [reel, strip] = [document.createElement('span'), document.createElement('span')];
  reel.className = `${css.reel} ${look}`;
  // Generated content, so that find-in-page does not stop at hidden rows.
  for (const row of rows) strip.appendChild(document.createElement('span')).dataset.text = row;
  reel.append(strip);
  parent.append(reel);
  // A single row needs no layer.
  const move = animateAlong(strip, rows.length > 1 ? ['none', 'translateY(-100%)'] : []);
  return (row) => move(row / rows.length);
}

/** The smallest box of whole pixels around points. */
export function boxAround(points: readonly (readonly [number, number])[], margin: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [xs, ys].map((all) => Math.floor(Math.min(...all)) - margin) as [number, number];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

export type Fade = (opacity: number) => void;

/** Sets the opacity when it has changed. Never to 1: Chromium rebuilds all layers when one becomes opaque. */
export function fader({ style }: ElementCSSInlineStyle): Fade {
  let last = -1;
  return (opacity) => {
    const next = Math.min(0.999, Math.round(opacity * 100) / 100);
    if (last !== next) style.opacity = String(next);
    last = next;
  };
}
