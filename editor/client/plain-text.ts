/* What is pasted or dropped into a field arrives as plain text, so that another page's markup never becomes a chip. */

/** Returns a function that removes the listeners. */
export function acceptPlainTextOnly(field: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  field.addEventListener('paste', (event) => insertPlain(event, event.clipboardData), { signal });
  field.addEventListener(
    'drop',
    (event) => {
      // A dropped photograph is for the picture under the field.
      if (event.dataTransfer?.types.includes('Files')) return;
      placeCaret(field, event);
      insertPlain(event, event.dataTransfer);
    },
    { signal },
  );
  // Dragging a chip inside its field would drop it as markup.
  field.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  // Other sources of markup: an input method, a browser menu, an extension.
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
  const text = data?.getData('text/plain').replace(/\s+/g, ' ') ?? '';
  const field = event.currentTarget as HTMLElement;
  if (!text || document.execCommand('insertText', false, text)) return;
  // WebKit rejects the command in a field that has just appeared.
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (range && field.contains(range.commonAncestorContainer)) {
    range.deleteContents();
    range.insertNode(new Text(text));
    range.collapse();
  } else field.append(text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The caret position under the pointer. */
function placeCaret(field: HTMLElement, { clientX, clientY }: DragEvent): void {
  field.focus();
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  if (position && field.contains(position.offsetNode))
    getSelection()?.collapse(position.offsetNode, position.offset);
}
