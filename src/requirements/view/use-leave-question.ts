import { useEffect } from 'react';

/** Asks before leaving would lose unsaved work: with the browser's prompt, or ours for client-side navigation. */
export function useLeaveQuestion(unsaved: boolean, question: string): void {
  useEffect(() => {
    if (!unsaved) return;
    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const askOnMove = (event: NavigateEvent) => {
      const stays =
        event.hashChange || event.downloadRequest !== null || !event.cancelable || !event.canIntercept;
      if (!stays && !confirm(question)) event.preventDefault();
    };
    const moves = 'navigation' in window ? navigation : undefined;
    addEventListener('beforeunload', askOnUnload);
    moves?.addEventListener('navigate', askOnMove);
    return () => {
      removeEventListener('beforeunload', askOnUnload);
      moves?.removeEventListener('navigate', askOnMove);
    };
  }, [unsaved, question]);
}
