import { useEffect, useState } from 'react';

/** Which of a page's sections the reader has reached, by id; none before the first or after leaving the last. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setInView(target.id);
          else setInView((current) => (current === target.id ? undefined : current));
        }
      },
      // The line at which a section's title is after following a link to it.
      { rootMargin: '-20% 0% -80% 0%' },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  return inView;
}
