/* The scrolled flag: false at the very top, true anywhere below. It drives the header's look. */
export function followScroll(): void {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  update();
}
