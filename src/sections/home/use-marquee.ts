import { type RefObject, useEffect } from 'react';

const pixelsPerSecond = 40;

/**
 * Moves a track of two equal halves by one half in a loop, at constant speed. The
 * loop stops on hover and focus, and a pause keeps its position.
 */
export function useMarquee(track: RefObject<HTMLElement | null>, running: boolean): void {
  useEffect(() => {
    const element = track.current;
    if (!element || !running) return;
    const drift = element.getAnimations()[0] ?? startScrolling(element);
    // Out of view it would still cost a style recalculation in every frame.
    const seen = new IntersectionObserver(([entry]) =>
      entry?.isIntersecting ? drift.play() : drift.pause(),
    );
    seen.observe(element);

    // Recalculated when fonts or widths change, so that the speed stays constant.
    const observer = new ResizeObserver(() => keepSpeed(drift, element));
    observer.observe(element);
    const hold = () => drift.pause();
    const release = () => drift.play();
    for (const sign of ['pointerenter', 'focusin']) element.addEventListener(sign, hold);
    for (const sign of ['pointerleave', 'focusout']) element.addEventListener(sign, release);
    return () => {
      observer.disconnect();
      seen.disconnect();
      for (const sign of ['pointerenter', 'focusin']) element.removeEventListener(sign, hold);
      for (const sign of ['pointerleave', 'focusout']) element.removeEventListener(sign, release);
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
