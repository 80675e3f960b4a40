/*
 * The editor's first script, inside each document: until texts can be picked, clicks on words and links wait instead
 * of leading away from the page. The last one is carried out once the editor is ready.
 */
export interface HeldClick {
  target: Element;
  x: number;
  y: number;
}

declare global {
  interface Window {
    /** Ends the waiting, and returns the last click made meanwhile. */
    releaseEditorClicks?: (() => HeldClick | undefined) | undefined;
  }
}

let held: HeldClick | undefined;

function hold(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, clientX: x, clientY: y } = event;
  if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || target.closest('#editor')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = { target, x, y };
}

// Before the site's own first script, which repeats early clicks: those would lead away.
addEventListener('click', hold, { capture: true });
window.releaseEditorClicks = () => {
  removeEventListener('click', hold, { capture: true });
  window.releaseEditorClicks = undefined;
  return held;
};
