/* Restores the editor's focus after a reload. */
const key = 'editor-focus';
const focusable = 'a, button, input, select, textarea, summary, [role=textbox]';

interface FocusPosition {
  name: string;
  /** Index among controls of the same name. */
  index: number;
}

const controls = () => [...document.querySelectorAll<HTMLElement>(`#editor :is(${focusable})`)];

function nameOf(element: HTMLElement): string {
  const labels = (element as HTMLInputElement).labels ?? [];
  const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const label = element.ariaLabel ?? (labelled ?? labels[0] ?? element).textContent;
  return `${element.tagName} ${label?.trim()}`;
}

const namesakes = (name: string) => controls().filter((one) => nameOf(one) === name);

export function keepFocus(): void {
  const element = controls().find((one) => one === document.activeElement);
  if (!element) return;
  const name = nameOf(element);
  const kept: FocusPosition = { name, index: namesakes(name).indexOf(element) };
  sessionStorage.setItem(key, JSON.stringify(kept));
}

/** `last`: everything is rendered. Until then, or if the control is gone, the panel's heading gets focus. */
export function restoreFocus(last = false): void {
  const kept: FocusPosition | undefined = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  if (!kept) return;
  const head = document.querySelector<HTMLElement>('.editor-panel h2, .editor-desk h1');
  const { activeElement: now, body } = document;
  if (last) sessionStorage.removeItem(key);
  // Does not steal focus that has moved on.
  if (now !== body && now !== head) return;
  const found = namesakes(kept.name);
  const same = found[kept.index] ?? found[0];
  // A disabled button hands focus to its neighbour.
  const usable = same?.matches(':disabled')
    ? same.parentElement?.querySelector<HTMLElement>('button:enabled')
    : same;
  // The list of icons has closed: focuses its summary.
  const shown =
    usable?.checkVisibility() === false ? usable.closest('details')?.querySelector('summary') : usable;
  if (shown) sessionStorage.removeItem(key);
  (shown ?? head)?.focus();
}
