/* Pointer input on the dial: the angle around its centre is the hour. */
import { type PointerEvent, useRef } from 'react';

interface HandOptions {
  onTurn: (hour: number) => void;
  onRest: () => void;
}

export function useHand({ onTurn, onRest }: HandOptions) {
  const held = useRef<number>(undefined);
  const release = (event: PointerEvent) => {
    if (held.current !== event.pointerId) return;
    held.current = undefined;
    onRest();
  };
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (event.button !== 0) return;
      const byHandle = (event.target as Element).closest('[data-handle]') !== null;
      const { hour, isOnRings } = placeOf(event);
      if (!byHandle && !isOnRings) return;
      // Touch drags only the handle; elsewhere a tap selects the hour and a swipe scrolls.
      if (event.pointerType !== 'touch' || byHandle) {
        held.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (!byHandle) onTurn(hour);
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (held.current === event.pointerId) onTurn(placeOf(event).hour);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
  const turned = (Math.atan2(y, x) / (2 * Math.PI) + 1.25) % 1;
  const radius = (Math.hypot(x, y) / width) * 800;
  return { hour: Math.floor(turned * 24) % 24, isOnRings: radius > 120 && radius < 360 };
}
