/* Focus on words, which have none of their own: what holds them is given one, and F2 goes on from there. */
export function focusOn({ parentElement }: Text): void {
  if (!parentElement) return;
  if (parentElement.tabIndex < 0) parentElement.tabIndex = -1;
  parentElement.focus({ preventScroll: true });
}
