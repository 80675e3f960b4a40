/*
 * The scrolled flag: absent at the very top, set anywhere below. It drives the header's look. On the header and not on
 * `<html>`, where a change makes the browser check every element of the page.
 */
export function followScroll(): void {
  const update = () => document.querySelector('header')?.toggleAttribute('data-scrolled', scrollY > 0);
  const soon = () => setTimeout(update);
  // After the frame: the first scroll has other things to draw, and the header takes as long as all of them.
  addEventListener('scroll', soon, { passive: true });
  // A page may open scrolled. Reading the position before the first frame would force a layout.
  requestAnimationFrame(soon);
}
