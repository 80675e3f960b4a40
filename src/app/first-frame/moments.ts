/* Two moments before which deferrable work does not start. */

/** Milliseconds. A background tab paints once it is visible; everything else continues. */
export const longestWait = 1000;
/** Milliseconds, for fonts in files. */
export const longestFontWait = 3000;

/** Resolves after the first frame with content, or after a timeout: the background may be painted earlier. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
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
