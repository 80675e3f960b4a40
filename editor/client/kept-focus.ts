/* What had the focus in the editor, or which words were edited, found again once the page is loaded anew. */
const key = 'editor-focus';
const focusable = 'a, button, input, select, textarea, summary, [role=textbox]';

interface Kept {
  name: string;
  /** Among those of that name. */
  index: number;
}

const controls = () => [...document.querySelectorAll<HTMLElement>(`#editor :is(${focusable})`)];

function nameOf(element: HTMLElement): string {
  const labels = (element as HTMLInputElement).labels ?? [];
  const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const said = element.ariaLabel ?? (labelled ?? labels[0] ?? element).textContent;
  return `${element.tagName} ${said?.trim()}`;
}

const namesakes = (name: string) => controls().filter((one) => nameOf(one) === name);

export function keepFocus(): void {
  const element = controls().find((one) => one === document.activeElement);
  if (!element) return;
  const name = nameOf(element);
  const kept: Kept = { name, index: namesakes(name).indexOf(element) };
  sessionStorage.setItem(key, JSON.stringify(kept));
}

/** `last`: there is nothing more to come. Until then, and for what is lost, the head of the panel has it. */
export function restoreFocus(last = false): void {
  const kept: Kept | undefined = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  if (!kept) return;
  const head = document.querySelector<HTMLElement>('.editor-panel h2, .editor-desk h1');
  const { activeElement: now, body } = document;
  if (last) sessionStorage.removeItem(key);
  // Whoever has gone on meanwhile stays there.
  if (now !== body && now !== head) return;
  const found = namesakes(kept.name);
  const same = found[kept.index] ?? found[0];
  // A button that has nothing left to do gives way to its neighbour.
  const usable = same?.matches(':disabled')
    ? same.parentElement?.querySelector<HTMLElement>('button:enabled')
    : same;
  // An icon's choice has closed: its name leads there again.
  const shown =
    usable?.checkVisibility() === false ? usable.closest('details')?.querySelector('summary') : usable;
  if (shown) sessionStorage.removeItem(key);
  (shown ?? head)?.focus();
}
