/** `/` outside of text fields, Ctrl K and ⌘ K anywhere, unless another control has handled the key. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') return true;
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !typing;
}
