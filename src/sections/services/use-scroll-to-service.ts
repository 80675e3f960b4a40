import { useEffect } from 'react';
import { mayMove } from '../../ui/motion.ts';

/**
 * Scrolls to the service in the address on load and when a link is followed, also
 * repeatedly. An unknown name is logged for the owner.
 */
export function useScrollToService(
  wanted: string | undefined,
  services: readonly { id: string }[],
  visit = 0,
): void {
  useEffect(() => {
    const isOpening = visit === 0;
    if (!wanted) return;

    const section = document.getElementById(idOf(wanted, services) ?? '');
    if (!section) return console.warn(`No service section is called “${wanted}”`);
    // The browser has already restored the scroll position.
    if (isOpening && isReturning() && scrollY > 0) return;

    section.scrollIntoView({ behavior: mayMove() ? 'smooth' : 'instant' });
    // The next Tab continues from the section, unless the visitor has already focused something else.
    if (!isOpening || document.activeElement === document.body) {
      section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    }
  }, [wanted, services, visit]);
}

function idOf(wanted: string, services: readonly { id: string }[]): string | undefined {
  return services.find(({ id }) => id === wanted.toLowerCase())?.id;
}

function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}
