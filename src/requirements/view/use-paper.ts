/* Paper has no 'show more': rows and queries are all drawn before they are printed. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListView } from './use-list-view.ts';

export function usePaper({ isWhole, showAll, showAtOnce }: ListView, onWait: () => void) {
  const [onPaper, setOnPaper] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // The browser's own command prints at once.
    const before = () =>
      flushSync(() => {
        setOnPaper(true);
        showAtOnce();
      });
    const after = () => setOnPaper(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [showAtOnce]);
  // Ours waits until thousands of rows have come, a few in each task, so that the page answers meanwhile.
  useEffect(() => {
    if (!asked || !isWhole) return;
    const timer = setTimeout(() => {
      setAsked(false);
      window.print();
    });
    return () => clearTimeout(timer);
  }, [asked, isWhole]);
  const print = () => {
    setAsked(true);
    showAll();
    if (!isWhole) onWait();
  };
  return { onPaper, print };
}
