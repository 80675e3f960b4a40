import { useEffect } from 'react';
import { mayMove } from '../../ui/motion.ts';

/**
 * Brings the section named by the address into view, when the page opens and whenever a link names one, also
 * the same again. A name that no section has is noted for the owner, and the page stays where it is.
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
    // The browser has already brought back the place where the reader was.
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
