import { type RefObject, useEffect } from 'react';

const pixelsPerSecond = 40;
const restSigns = [
  ['pointerenter', 'pointer', true],
  ['pointerleave', 'pointer', false],
  ['focusin', 'focus', true],
  ['focusout', 'focus', false],
] as const;

/**
 * Moves a track of two equal halves by one half in a loop, at constant speed. It
 * rests out of view, under the pointer and with the focus inside, and keeps its position.
 */
export function useMarquee(track: RefObject<HTMLElement | null>, running: boolean): void {
  useEffect(() => {
    const element = track.current;
    if (!element || !running) return;
    const drift = element.getAnimations()[0] ?? startScrolling(element);
    const reasons = new Set<string>(['out of view']);
    const rest = (reason: string, holds: boolean) => {
      if (holds) reasons.add(reason);
      else reasons.delete(reason);
      if (reasons.size > 0) drift.pause();
      else drift.play();
    };
    rest('focus', element.matches(':focus-within'));
    // Out of view it would still cost a style recalculation in every frame.
    const seen = new IntersectionObserver(([entry]) => rest('out of view', entry?.isIntersecting !== true));
    seen.observe(element);

    // Recalculated when fonts or widths change, so that the speed stays constant.
    const observer = new ResizeObserver(() => keepSpeed(drift, element));
    observer.observe(element);
    const ends = new AbortController();
    for (const [sign, reason, holds] of restSigns)
      element.addEventListener(sign, () => rest(reason, holds), { signal: ends.signal });
    return () => {
      ends.abort();
      observer.disconnect();
      seen.disconnect();
      drift.pause();
    };
  }, [track, running]);
}

function startScrolling(element: HTMLElement): Animation {
  const half = getComputedStyle(element).direction === 'rtl' ? '50%' : '-50%';
  return element.animate([{ transform: 'none' }, { transform: `translateX(${half})` }], {
    duration: duration(element),
    iterations: Number.POSITIVE_INFINITY,
  });
}

function keepSpeed(drift: Animation, element: HTMLElement): void {
  const { progress } = drift.effect?.getComputedTiming() ?? {};
  drift.effect?.updateTiming({ duration: duration(element) });
  drift.currentTime = (progress ?? 0) * duration(element);
}

function duration(element: HTMLElement): number {
  return (element.scrollWidth / 2 / pixelsPerSecond) * 1000;
}
