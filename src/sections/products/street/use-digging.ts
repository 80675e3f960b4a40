/* Pointer input on the drawing: drags a handle, or selects a layer. */
import { type PointerEvent, useRef } from 'react';
import type { End } from './trench.tsx';

interface DiggingOptions {
  onDig: (end: End, value: number) => void;
  onChoose: (layer: string) => void;
}

export function useDigging({ onDig, onChoose }: DiggingOptions) {
  const held = useRef<{ pointer: number; end: End }>(undefined);
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      const target = event.target as Element;
      const end = target.closest('[data-end]')?.getAttribute('data-end') as End | null | undefined;
      if (event.button !== 0) return;
      if (end) {
        held.current = { pointer: event.pointerId, end };
        event.currentTarget.setPointerCapture(event.pointerId);
        return;
      }
      const layer = target.closest('[data-layer]')?.getAttribute('data-layer');
      if (layer) onChoose(layer);
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const { current } = held;
      const matrix = event.currentTarget.getScreenCTM();
      if (current?.pointer !== event.pointerId || !matrix) return;
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      onDig(current.end, current.end === 'depth' ? y / 120 : x / 12);
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>) {
      if (held.current?.pointer === event.pointerId) held.current = undefined;
    },
  };
}
