import { useLayoutEffect, useState } from 'react';
import { noteFragment } from '../../ui/note-fragment.ts';

const fragmentOf = (id: string) => `product-${id.replace(/^page:/, '')}`;

/**
 * The selected product: the first, or the one the address names. A selection is written to the address,
 * so that back, forward and a reload return to it.
 */
export function useChosenProduct(ids: readonly [string, ...string[]]) {
  const [chosen, setChosen] = useState(ids[0]);

  // Before the scroll position is restored, which depends on the panel's height on a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the products of a page never change
  useLayoutEffect(() => {
    const follow = () => {
      const named = ids.find((id) => location.hash === `#${fragmentOf(id)}`);
      if (named) setChosen(named);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const choose = (id: string) => {
    setChosen(id);
    noteFragment(fragmentOf(id), 'replace');
  };
  return [chosen, choose] as const;
}
