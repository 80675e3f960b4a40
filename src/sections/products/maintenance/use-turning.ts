/* Dragging the ring: converts the pointer's angle around the centre to days. */
import { type PointerEvent, useRef, useState } from 'react';

interface Grip {
  pointer: number;
  angle: number;
  days: number;
  moved: boolean;
  /** The element under the pointer when it was pressed. */
  target: Element;
}

interface TurningOptions {
  /** Days turned from the initial day. */
  days: number;
  range: number;
  onTurn: (days: number) => void;
  /** A click without a drag. */
  onPress: (target: Element) => void;
}

export function useTurning({ days, range, onTurn, onPress }: TurningOptions) {
  const grip = useRef<Grip>(undefined);
  /** The fraction between two days during a drag. */
  const [held, setHeld] = useState<number>();

  function daysAt(event: PointerEvent<SVGSVGElement>, { angle, days }: Grip): number {
    let turned = angleOf(event) - angle;
    if (turned > 180) turned -= 360;
    if (turned < -180) turned += 360;
    const wanted = days - (turned * 365) / 360;
    return Math.max(-range, Math.min(range, wanted));
  }

  return {
    held,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        const target = event.target as Element;
        // Touch drags only the handle; elsewhere it scrolls the page.
        const byHandle = target.closest('[data-handle]') !== null;
        if (event.button !== 0) return;
        if (event.pointerType === 'touch' && !byHandle) return onPress(target);
        grip.current = { pointer: event.pointerId, angle: angleOf(event), days, moved: false, target };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        const held = grip.current;
        if (held?.pointer !== event.pointerId) return;
        const wanted = daysAt(event, held);
        if (!held.moved && Math.abs(wanted - held.days) < 0.6) return;
        held.moved = true;
        // The angle wraps at half a turn, so the drag restarts from here.
        grip.current = { ...held, angle: angleOf(event), days: wanted };
        setHeld(wanted);
        if (Math.round(wanted) !== days) onTurn(Math.round(wanted));
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        const held = grip.current;
        if (held?.pointer !== event.pointerId) return;
        if (!held.moved) onPress(held.target);
        grip.current = undefined;
        setHeld(undefined);
      },
      onPointerCancel() {
        grip.current = undefined;
        setHeld(undefined);
      },
    },
  };
}

function angleOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return (Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * 180) / Math.PI;
}
