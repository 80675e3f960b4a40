/*
 * The phone's menu does not wait for React. Without scripts its buttons open and close the dialog as a popover; this
 * makes it a modal one, closes it where the header shows the titles, and before the browser keeps the page for going
 * back.
 */
const menu = () => document.querySelector<HTMLDialogElement>('#site-menu');

export function followMenu(): void {
  const close = () => menu()?.close();
  matchMedia('(width >= 75rem)').addEventListener('change', close);
  addEventListener('pagehide', close);
  // On the way down: before React has started, presses go no further than its root (early-input.ts).
  document.addEventListener('click', openOrClose, true);
  // Opened while the document was loading.
  if (!menu()?.matches(':popover-open')) return;
  menu()?.hidePopover();
  menu()?.showModal();
}

function openOrClose(event: Event): void {
  const { target } = event;
  const button = target instanceof Element && target.closest('[popovertarget="site-menu"]');
  if (!button) return;
  event.preventDefault();
  if (menu()?.open) menu()?.close();
  else menu()?.showModal();
}
