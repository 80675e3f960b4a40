/*
 * A click on a control before React has started would be lost. Keep the last one and repeat it then.
 * Links, form parts and controls the browser itself carries out are left alone.
 */
export function replayEarlyClicks(): () => void {
  let waiting: HTMLElement | undefined;
  const keep = (event: Event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role="tab"]') : null;
    if (!control || control.matches('a, [type="submit"], [popovertarget]')) return;
    waiting = control;
  };
  document.addEventListener('click', keep);
  return () => {
    document.removeEventListener('click', keep);
    if (waiting?.isConnected) waiting.click();
  };
}
