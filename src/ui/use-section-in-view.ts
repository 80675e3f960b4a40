import { useEffect, useState } from 'react';

/** The id of the current section; none before the first or after the last. */
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
      // The position of a section's title after following a link to it.
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
