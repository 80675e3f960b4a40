import { useEffect } from 'react';

/** Asks before a move that would lose what was set: the browser's own question, or ours where no document is left. */
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
