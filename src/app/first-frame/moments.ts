/* Two moments before which deferrable work does not start. */

/** Milliseconds. */
export const longestWait = 1000;
/** Milliseconds, for fonts in files and for browsers that draw no frame. */
export const longestFontWait = 3000;

/**
 * Resolves after the first frame with content: the background may be painted earlier. A cold browser may need more than
 * a second to draw any frame, and some browsers do not report paints.
 */
export function painted(): Promise<void> {
  const content = new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  return Promise.race([content, afterFrame(longestWait, longestFontWait)]);
}

/** Resolves `wait` milliseconds after the next frame; after `longest` in a background tab, which has no frames. */
export function afterFrame(wait: number, longest: number): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, wait));
    setTimeout(resolve, longest);
  });
}

/** A document that the browser stops loading is complete, too, but has no `load` event. */
export function loaded(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.readyState === 'complete') resolve();
    };
    document.addEventListener('readystatechange', look);
    look();
  });
}
