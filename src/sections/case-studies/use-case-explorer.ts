import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CaseStudyCategory } from '../../content/cases/schema.ts';
import { noteFragment } from '../../ui/note-fragment.ts';
import { type ChosenCase, caseOf, casesOf } from './case-anchor.ts';

const none: ChosenCase = { category: '', anchor: '' };

/**
 * Which case is being read. The page opens on the first; the address may name another, at once or later
 * (a link, also to the page itself; back and forward). A choice made on the page is noted in the address.
 */
export function useCaseExplorer(categories: readonly CaseStudyCategory[], visit = 0) {
  const explorer = useRef<HTMLDivElement>(null);
  const [first = none] = categories.flatMap(casesOf);
  const [chosen, setChosen] = useState(first);
  /** On a phone the detail takes the place of the lists. */
  const [isOpen, setOpen] = useState(false);
  /** How often the address has been read: after each time, the case it names is brought into view. Before
   *  the first, the stylesheet shows the browser's own target. */
  const [readings, setReadings] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cases are the page's own and stay the same
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
    // The list just pressed has given way to the detail: go where it begins.
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
