/* Text cannot take focus, so its element is made focusable; F2 starts editing from there. */
export function focusOn({ parentElement }: Text): void {
  if (!parentElement) return;
  if (parentElement.tabIndex < 0) parentElement.tabIndex = -1;
  parentElement.focus({ preventScroll: true });
}
