/*
 * Stores the choice of a radio group: `<fieldset data-stored="key">`, radios with the
 * allowed values. Plain DOM, so that it works before and without React.
 */
import { readStored, writeStored } from './storage.ts';

export function rememberChoices(): void {
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
      const key = target.closest('fieldset')?.dataset.stored;
      if (key) writeStored(key, target.value);
      // In the capture phase: before hydration, events stop at the page's root.
    },
    true,
  );
}

export function restoreChoices(): void {
  for (const group of document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-stored]')) {
    const radios = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    const stored = readStored(
      group.dataset.stored ?? '',
      radios.map((radio) => radio.value),
    );
    for (const radio of radios) if (radio.value === stored) radio.checked = true;
  }
}
