import { useEffect, useRef } from 'react';

/**
 * Acts whenever the browser sets out for anywhere, also for the page one is on, and for one that will fail to
 * load. A browser that does not report navigations loads a document instead, and may bring this one back later.
 */
export function useBeforeNavigation(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const leaving = () => latest.current();
    const reports = 'navigation' in window ? navigation : undefined;
    reports?.addEventListener('navigate', leaving);
    addEventListener('pagehide', leaving);
    return () => {
      reports?.removeEventListener('navigate', leaving);
      removeEventListener('pagehide', leaving);
    };
  }, []);
}
