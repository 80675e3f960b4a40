/*
 * A value that is saved on Enter or blur and reset on Escape. Arrow keys in a closed select fire a change event for
 * every option they pass, so those changes wait.
 */
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

export function useHeldValue(now: string, store: (value: string) => void) {
  const [value, setValue] = useState(now);
  const sent = useRef(now);
  const isPassing = useRef(false);
  const send = (wanted: string) => {
    sent.current = wanted;
    if (wanted !== now) store(wanted);
  };
  return {
    isHeld: value !== now,
    field: {
      value,
      onPointerDown: () => {
        isPassing.current = false;
      },
      onChange: ({ target }: ChangeEvent<Field>) => {
        setValue(target.value);
        if (target instanceof HTMLSelectElement && !isPassing.current) send(target.value);
      },
      onKeyDown: (event: KeyboardEvent<Field>) => {
        // In an open list Enter selects, and the change event follows.
        isPassing.current = event.key !== 'Enter';
        if (event.key === 'Enter' && value !== now) send(value);
        if (event.key === 'Escape') setValue(now);
      },
      onBlur: () => {
        if (value !== sent.current) send(value);
      },
    },
  };
}
