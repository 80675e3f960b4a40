/* The scrolled flag: false at the very top, true anywhere below. It drives the header's look. */
export function followScroll(): void {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  // A page may open scrolled. Reading the position before the first frame would force a layout.
  requestAnimationFrame(() => setTimeout(update));
}
