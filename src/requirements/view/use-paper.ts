/* Renders all rows and queries before printing, since paper has no 'Show more'. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListControls } from './use-list-view.ts';

export function usePaper({ isWhole, showAtOnce }: ListControls, onWait: () => void) {
  const [onPaper, setOnPaper] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // The browser's own print command does not wait.
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
  // Ours waits until all rows are rendered, a few per task, so that the page stays responsive.
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
    if (!isWhole) onWait();
  };
  return { onPaper, print };
}
