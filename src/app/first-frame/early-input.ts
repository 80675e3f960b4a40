/*
 * Presses before React has started would be lost, or make it hydrate the whole page synchronously. So they are
 * withheld from React, and the last one is replayed. Links, form controls and other native behaviour work meanwhile.
 */
import { isSearchShortcut } from '../../search/shortcut.ts';
import { keepField } from '../../sections/contact/draft.ts';

const presses = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'focusin',
  'focusout',
  'click',
  'input',
  'change',
] as const;

/** Works without React, so nothing is repeated; a submit with the method `dialog` is left to React. */
const native = 'a, form:not([method="dialog"]) [type="submit"]:not([formmethod="dialog"]), [popovertarget]';

/** Passive, so that scrolling does not wait for the listener. */
export const onTheWayDown = { passive: true, capture: true };

/** Returns a function that stops it and replays the press. */
export function holdEarlyInput(): () => void {
  let repeat: (() => void) | undefined;
  const root = document.getElementById('root');
  document.addEventListener('keydown', keepKey);
  root?.addEventListener('click', keepClick, onTheWayDown);
  root?.addEventListener('change', keepChange, onTheWayDown);
  root?.addEventListener('input', keepField, onTheWayDown);
  for (const press of presses) root?.addEventListener(press, hold, onTheWayDown);

  function keepClick({ target }: Event): void {
    const control = target instanceof Element ? target.closest<HTMLElement>('button, [role="tab"]') : null;
    if (!control || control.matches(native)) return;
    markTab(control);
    repeat = () => control.click();
  }

  function keepChange({ target }: Event): void {
    if (!isChoice(target)) return;
    const { checked } = target;
    repeat = () => {
      // React answers a click that changes something.
      target.checked = !checked;
      target.click();
    };
  }

  function keepKey(event: KeyboardEvent): void {
    if (!isSearchShortcut(event)) return;
    // Browsers use these keys themselves.
    event.preventDefault();
    const { key, ctrlKey, metaKey } = event;
    repeat = () => document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey }));
  }

  return () => {
    document.removeEventListener('keydown', keepKey);
    root?.removeEventListener('click', keepClick, onTheWayDown);
    root?.removeEventListener('change', keepChange, onTheWayDown);
    root?.removeEventListener('input', keepField, onTheWayDown);
    for (const press of presses) root?.removeEventListener(press, hold, onTheWayDown);
    repeat?.();
  };
}

/** A tab is marked as selected at once; React shows its panel. */
function markTab(control: HTMLElement): void {
  if (!control.matches('[role="tab"]')) return;
  const tabs = control.closest('[role="tablist"]')?.querySelectorAll('[role="tab"]') ?? [];
  for (const tab of tabs) tab.setAttribute('aria-selected', `${tab === control}`);
}

function hold(event: Event): void {
  // Typing cannot be replayed, so the event passes on to React.
  if (/input|change/.test(event.type) && !isChoice(event.target)) return;
  event.stopImmediatePropagation();
}

function isChoice(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
}
