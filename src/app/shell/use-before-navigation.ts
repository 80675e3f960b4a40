import { useEffect, useRef } from 'react';

/**
 * Runs before every navigation, also to the current page or one that will fail to
 * load. Browsers without the Navigation API load a document instead, and may restore this one later.
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
