import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CaseStudyCategory } from '../../content/cases/schema.ts';
import { noteFragment } from '../../ui/note-fragment.ts';
import { type ChosenCase, caseOf, casesOf } from './case-anchor.ts';

const none: ChosenCase = { category: '', anchor: '' };

/**
 * The selected case. The page opens on the first; the address may select another, on load or later
 * (a link, also to the page itself; back and forward). A selection on the page is written to the address.
 */
export function useCaseExplorer(categories: readonly CaseStudyCategory[], visit = 0) {
  const explorer = useRef<HTMLDivElement>(null);
  const [first = none] = categories.flatMap(casesOf);
  const [chosen, setChosen] = useState(first);
  /** On a phone the detail replaces the lists. */
  const [isOpen, setOpen] = useState(false);
  /** How often the address has been read: after each time, the case it names is brought into view. Before
   *  the first, the stylesheet shows the browser's own target. */
  const [readings, setReadings] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cases of a page never change
  useEffect(() => {
    const follow = () => {
      const named = caseOf(location.hash, categories);
      setChosen(named ?? first);
      setOpen(named !== undefined);
      setReadings((before) => before + 1);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [visit]);

  useEffect(() => {
    if (readings && caseOf(location.hash, categories)) bringIntoView(explorer.current);
  }, [readings, categories]);

  function choose(next: ChosenCase, entry: 'push' | 'replace' = 'replace') {
    setChosen(next);
    noteFragment(next.anchor, entry);
  }

  function open(next: ChosenCase) {
    flushSync(() => {
      choose(next, 'push');
      setOpen(true);
    });
    if (!matchMedia('(width < 48rem)').matches) return;
    // The detail has replaced the list: scroll to its start.
    explorer.current?.scrollIntoView({ behavior: 'instant' });
    document.getElementById(next.anchor)?.querySelector('h3')?.focus({ preventScroll: true });
  }

  function close() {
    flushSync(() => setOpen(false));
    explorer.current?.querySelector<HTMLElement>('[data-chosen="true"] [aria-selected="true"]')?.focus();
  }

  return { explorer, chosen, isOpen, isSettled: readings > 0, choose, open, close };
}

function bringIntoView(explorer: HTMLElement | null): void {
  const top = explorer?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 3) explorer?.scrollIntoView({ behavior: 'instant' });
}
