/* What is pasted or dropped into a field arrives as plain text, so that another page's markup never becomes a chip. */

/** Returns a function that takes the listeners away again. */
export function acceptPlainTextOnly(field: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  field.addEventListener('paste', (event) => insertPlain(event, event.clipboardData), { signal });
  field.addEventListener(
    'drop',
    (event) => {
      // A photograph is for the picture under the field.
      if (event.dataTransfer?.types.includes('Files')) return;
      placeCaret(field, event);
      insertPlain(event, event.dataTransfer);
    },
    { signal },
  );
  // Dragging a chip inside its field would drop it as markup.
  field.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  // Whatever else brings markup: an input method, a menu of the browser, an extension.
  field.addEventListener(
    'beforeinput',
    (event) => {
      if (/^insertFrom|^insertReplacement/.test(event.inputType) && event.dataTransfer)
        insertPlain(event, event.dataTransfer);
      if (event.inputType.startsWith('format')) event.preventDefault();
    },
    { signal },
  );
  return () => listeners.abort();
}

function insertPlain(event: Event, data: DataTransfer | null): void {
  event.preventDefault();
  const words = data?.getData('text/plain').replace(/\s+/g, ' ') ?? '';
  const field = event.currentTarget as HTMLElement;
  if (!words || document.execCommand('insertText', false, words)) return;
  // WebKit refuses the command in a field that has only just been shown.
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (range && field.contains(range.commonAncestorContainer)) {
    range.deleteContents();
    range.insertNode(new Text(words));
    range.collapse();
  } else field.append(words);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Where the pointer is, as a drop would have it. */
function placeCaret(field: HTMLElement, { clientX, clientY }: DragEvent): void {
  field.focus();
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  if (position && field.contains(position.offsetNode))
    getSelection()?.collapse(position.offsetNode, position.offset);
}
