/* The scrolled flag: false at the very top, true anywhere below. It drives the header's look. */
export function followScroll(): void {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  // A page may open scrolled. Asked before the first frame, the browser would lay it out just to answer.
  requestAnimationFrame(() => setTimeout(update));
}
