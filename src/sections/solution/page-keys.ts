import type { KeyboardEvent } from 'react';

/** The platform steps a slider by a tenth of its length: here Page Up and Page Down step by a stated amount. */
export const pageKeys =
  (step: number, value: number, onStep: (value: number) => void) => (event: KeyboardEvent) => {
    const by = { PageUp: step, PageDown: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(value + by);
  };
