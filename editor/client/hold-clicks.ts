/*
 * The editor's first script, inlined: until the editor is ready, clicks on texts and links are held instead of
 * leaving the page. The last one is replayed.
 */
export interface HeldClick {
  target: Element;
  x: number;
  y: number;
}

declare global {
  interface Window {
    /** Stops holding clicks, and returns the last one. */
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

// Runs before the site's first script, which replays early clicks and would leave the page.
addEventListener('click', hold, { capture: true });
window.releaseEditorClicks = () => {
  removeEventListener('click', hold, { capture: true });
  window.releaseEditorClicks = undefined;
  return held;
};
