import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDesk } from '../state/desk-context.ts';
import link from './link.module.css';
import css from './sheet.module.css';

/** A modal over the desk: the native dialog traps the focus and handles Escape. */
export function SheetDialog({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const { store, words } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed, so that the browser restores the focus to the element that opened it.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-labelledby="desk-sheet"
      onCancel={(event) => {
        event.preventDefault();
        store.set({ panel: null });
      }}
    >
      <div className={css.head}>
        <h2 id="desk-sheet">{title}</h2>
        <button type="button" className={link.link} onClick={() => store.set({ panel: null })}>
          {words.close}
        </button>
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </dialog>
  );
}
