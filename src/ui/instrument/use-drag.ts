/* `createDrag` in a component. Spread the handlers on the drawing, and mark what a finger may drag as `data-handle`. */
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { createDrag } from './drag.ts';
import './drag.css';
import type { At, DragOptions, DragWorld, Point } from './drag-options.ts';

export interface DragHandlers {
  /** The stylesheet lets a finger scroll in the other direction. */
  'data-drag': 'x' | 'y' | 'both';
  'data-held': '' | undefined;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

export function useDrag<Value>(options: DragOptions<Value>): { isHeld: boolean; handlers: DragHandlers } {
  const [isHeld, setHeld] = useState(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [drag] = useState(() => createDrag<Value>(() => latest.current, { ...browser, onHold: setHeld }));
  useEffect(() => drag.cancel, [drag]);
  return {
    isHeld,
    handlers: {
      'data-drag': options.axis ?? 'both',
      'data-held': isHeld ? '' : undefined,
      onPointerDown: (event) => drag.press(event.nativeEvent, event.currentTarget),
      onClick: (event) => drag.click(event.nativeEvent, event.currentTarget),
    },
  };
}

const heard = ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture', 'keydown'];

const browser: Omit<DragWorld, 'onHold'> = {
  pointIn,
  nextFrame(act) {
    const frame = requestAnimationFrame(() => act());
    return () => cancelAnimationFrame(frame);
  },
  listen(onEvent) {
    const until = new AbortController();
    for (const type of heard) addEventListener(type, onEvent, { capture: true, signal: until.signal });
    return () => until.abort();
  },
};

/**
 * In an SVG its own units. Elsewhere shares of the box, or of its part marked `data-plot`, from its start: in
 * right-to-left text that is its right.
 */
function pointIn(ground: Element, { clientX, clientY }: At): Point {
  if (ground instanceof SVGGraphicsElement) {
    const matrix = ground.getScreenCTM();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse());
    // A browser's point has nothing that could be spread.
    return { x, y };
  }
  const plot = ground.querySelector('[data-plot]') ?? ground;
  const { left, right, top, width, height } = plot.getBoundingClientRect();
  const isMirrored = getComputedStyle(plot).direction === 'rtl';
  return { x: (isMirrored ? right - clientX : clientX - left) / width, y: (clientY - top) / height };
}
