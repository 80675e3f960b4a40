/*
 * Headless tabs: roles, the roving tab stop, arrow keys, Home and End. Every
 * panel stays in the document; the stylesheet hides those not selected, once scripts run.
 */
import { type KeyboardEvent, useId } from 'react';

/** `undefined` is an ARIA value: the prerendered page does not know how wide the window is. */
type Orientation = 'horizontal' | 'vertical' | 'undefined';

export function orientationOf(isUpright: boolean | undefined): Orientation {
  if (isUpright === undefined) return 'undefined';
  return isUpright ? 'vertical' : 'horizontal';
}

interface TabsOptions {
  ids: readonly string[];
  selected: string;
  onSelect: (id: string) => void;
  orientation?: Orientation;
}

export function useTabs({ ids, selected, onSelect, orientation = 'horizontal' }: TabsOptions) {
  const scope = useId();
  const tabId = (id: string) => `${scope}tab-${id}`;
  const panelId = (id: string) => `${scope}panel-${id}`;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = nextTab(
      event.key,
      ids,
      selected,
      orientation,
      getComputedStyle(event.currentTarget).direction,
    );
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(tabId(next))?.focus();
  }

  return {
    list: {
      role: 'tablist',
      // React's types leave out ARIA's third value.
      'aria-orientation': orientation as 'horizontal' | 'vertical',
      onKeyDown,
    } as const,
    tab: (id: string) =>
      ({
        role: 'tab',
        id: tabId(id),
        'aria-selected': id === selected,
        'aria-controls': panelId(id),
        tabIndex: id === selected ? 0 : -1,
        onClick: () => onSelect(id),
      }) as const,
    panel: (id: string) =>
      ({
        role: 'tabpanel',
        id: panelId(id),
        'aria-labelledby': tabId(id),
        'data-chosen': id === selected,
      }) as const,
  };
}

export function nextTab(
  key: string,
  ids: readonly string[],
  selected: string,
  orientation: Orientation,
  direction: string,
): string | undefined {
  const [back, forward] =
    orientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : direction === 'rtl'
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  const at = ids.indexOf(selected);
  if (key === forward) return ids[(at + 1) % ids.length];
  if (key === back) return ids.at(at - 1);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  return undefined;
}
