import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** An element's size, updated when it changes. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    if (!element.current) return;
    const note = ({ width, height }: Size) => {
      const [wide, high] = [Math.round(width), Math.round(height)];
      if (wide === 0 || high === 0) return;
      setSize((last) =>
        last?.width === wide && last.height === high ? last : { width: wide, height: high },
      );
    };
    // Measured immediately for the first frame; the observer fires after it.
    note(element.current.getBoundingClientRect());
    const watch = new ResizeObserver(([entry]) => entry && note(entry.contentRect));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
