import { useState } from 'react';

/** What a screen reader says politely, for those who do not see the drawing change. */
export function LiveText({ children }: { children: string }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {children}
    </p>
  );
}

/** The sentence of a `LiveText`, and how to set it. */
export function useSpoken(): [spoken: string, say: (sentence: string) => void] {
  const [spoken, setSpoken] = useState('');
  return [spoken, (sentence) => setSpoken((before) => again(before, sentence))];
}

/** The same sentence would not be said a second time, so a space that is not heard makes it another. */
export const again = (before: string, sentence: string) =>
  sentence && sentence === before ? `${sentence}\u00a0` : sentence;
