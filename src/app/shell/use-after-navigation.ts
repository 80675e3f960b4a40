import { useEffect, useRef } from 'react';

/** Acts when another page is shown, not when scripts start: what a quick visitor opened by then stays open. */
export function useAfterNavigation(pathname: string, act: () => void): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    act();
  });
}
