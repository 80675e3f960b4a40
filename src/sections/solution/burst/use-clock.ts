/* Sets the clock by a click on a lane or a drag along it. */
import { type PointerEvent, useRef } from 'react';

interface ClockOptions {
  from: number;
  to: number;
  onMove: (minute: number) => void;
  onRest: () => void;
}

export function useClock({ from, to, onMove, onRest }: ClockOptions) {
  const held = useRef<number>(undefined);
  const minuteAt = (event: PointerEvent, plot: Element) => {
    const { left, width } = plot.getBoundingClientRect();
    const minute = from + ((event.clientX - left) / width) * (to - from);
    return Math.round(Math.max(from, Math.min(to, minute)));
  };
  const release = (event: PointerEvent) => {
    if (held.current !== event.pointerId) return;
    held.current = undefined;
    onRest();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const plot = (event.target as Element).closest('[data-plot]');
      if (event.button !== 0 || !plot || event.target instanceof HTMLInputElement) return;
      held.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      onMove(minuteAt(event, plot));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const plot = event.currentTarget.querySelector('[data-plot]');
      if (held.current === event.pointerId && plot) onMove(minuteAt(event, plot));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
