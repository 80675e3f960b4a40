/* The two moments before which nothing is done that can wait. */

/** Milliseconds. A background tab paints once it is visible; everything else continues. */
export const longestWait = 1000;

/** The first frame is on the screen, or will not be soon. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, longestWait);
  });
}

export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}
