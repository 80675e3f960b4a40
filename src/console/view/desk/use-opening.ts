/* Opens a desk in slices, so that replaying a whole day does not block the page. */
import { useEffect, useState } from 'react';
import type { DeskProps } from '../state/desk-loader.ts';
import type { DeskStore } from '../state/desk-store.ts';
import { openDesk } from './open-desk.ts';

/** Milliseconds of work at a time. */
const SLICE = 16;

/** The desk, or the progress of opening it, from 0 to 1. */
export function useOpening({ content, fragment, begin }: Pick<DeskProps, 'content' | 'fragment' | 'begin'>) {
  const [opening] = useState(() => openDesk(content, fragment, begin));
  const [opened, setOpened] = useState<DeskStore | number>(() => run(opening));
  useEffect(() => {
    if (typeof opened !== 'number') return;
    const timer = setTimeout(() => setOpened(run(opening)));
    return () => clearTimeout(timer);
  }, [opening, opened]);
  return opened;
}

function run(opening: ReturnType<typeof openDesk>): DeskStore | number {
  const end = performance.now() + SLICE;
  for (;;) {
    const { done, value } = opening.next();
    if (done || performance.now() > end) return value;
  }
}
