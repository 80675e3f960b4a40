/*
 * A click on a control, or the key for the search, before React has started would be lost. Keep the last one and
 * repeat it then. Links, form parts and controls the browser itself carries out are left alone.
 */
import { asksForSearch } from '../../search/shortcut.ts';

export function replayEarlyInput(): () => void {
  let repeat: (() => void) | undefined;
  const keepClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('button, [role="tab"]') : null;
    if (!control || control.matches('a, [type="submit"], [popovertarget]')) return;
    repeat = () => control.click();
  };
  const keepKey = (event: KeyboardEvent) => {
    if (!asksForSearch(event)) return;
    // Browsers have a use of their own for these keys.
    event.preventDefault();
    const { key, ctrlKey, metaKey } = event;
    repeat = () => document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey }));
  };
  document.addEventListener('click', keepClick);
  document.addEventListener('keydown', keepKey);
  return () => {
    document.removeEventListener('click', keepClick);
    document.removeEventListener('keydown', keepKey);
    repeat?.();
  };
}
