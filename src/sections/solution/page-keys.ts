import type { KeyboardEvent } from 'react';

/** Page Up and Page Down move a slider by a given amount, instead of the browser's tenth of its range. */
export const pageKeys =
  (step: number, value: number, onStep: (value: number) => void) => (event: KeyboardEvent) => {
    const by = { PageUp: step, PageDown: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(value + by);
  };
