/** Keeps `--filters` at the height of an element, for what sticks below it. */
export function setHeightProperty(element: HTMLElement | null): (() => void) | undefined {
  const parent = element?.parentElement;
  if (!parent) return undefined;
  const observer = new ResizeObserver(() => {
    parent.style.setProperty('--filters', `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
