/*
 * Lets `data-reveal` blocks rise into view. Only what is still out of view when this runs is hidden,
 * so nothing painted disappears; focus or find-in-page inside a waiting block shows it at once.
 */
import { mayMove } from '../ui/motion.ts';

export function revealOnScroll(): void {
  if (!mayMove()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as HTMLElement);
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  const show = (block: HTMLElement) => {
    block.dataset.reveal = 'shown';
    observer.unobserve(block);
  };
  for (const block of document.querySelectorAll<HTMLElement>('[data-reveal=""]')) {
    if (block.getBoundingClientRect().top < innerHeight) continue;
    block.dataset.reveal = 'waiting';
    block.style.transitionDelay = `${block.dataset.delay ?? 0}ms`;
    block.addEventListener('focusin', () => show(block), { once: true });
    block.addEventListener('beforematch', () => show(block), { once: true });
    observer.observe(block);
  }
}
