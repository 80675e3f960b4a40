/** Tells what sticks below an element how high it is, whatever its text and its window make of it: `--filters`. */
export function tellHeight(element: HTMLElement | null): (() => void) | undefined {
  const parent = element?.parentElement;
  if (!parent) return undefined;
  const observer = new ResizeObserver(() => {
    parent.style.setProperty('--filters', `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
