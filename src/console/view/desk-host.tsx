/* Opens the desk on a page: loads it on intent, shows it in place or over the whole window, and closes it again. */
import { type ReactNode, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StartWords } from '../../content/schema.ts';
import { Addresses } from '../../ui/addresses.ts';
import { noteFragment } from '../../ui/note-fragment.ts';
import css from './desk-host.module.css';
import { DeskLoader, type DeskProps, type LoadedDesk } from './desk-loader.ts';

export type Look = DeskProps['look'];

interface Opened {
  look: Look;
  fragment: string;
  begin?: DeskProps['begin'];
}

/** What a page needs to offer the desk. */
export interface DeskControl {
  open: (wish: Opened) => void;
  /** Fetches the scripts without opening anything. */
  warm: () => void;
  state: 'closed' | 'loading' | 'failed' | 'open';
  shown: ReactNode;
}

/** In the same entry of the history: Back leaves the shift, it does not go through it. */
const noteMoment = (fragment: string) => noteFragment(fragment, 'replace');

export function useDeskHost(words: StartWords, ownsAddress: boolean): DeskControl {
  const load = use(DeskLoader);
  const address = use(Addresses)('page:run-a-shift');
  const [wish, setWish] = useState<Opened>();
  const [loaded, setLoaded] = useState<LoadedDesk>();
  const [failed, setFailed] = useState(false);
  const back = useRef<HTMLElement>(null);

  const fetchDesk = useCallback(() => {
    setFailed(false);
    return load().then(setLoaded, (error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  }, [load]);
  const open = useCallback(
    (next: Opened) => {
      back.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setWish(next);
      void fetchDesk();
    },
    [fetchDesk],
  );
  const close = useCallback(() => {
    setWish(undefined);
    if (ownsAddress) noteFragment('', 'replace');
    // The focus goes back to where the visitor began.
    requestAnimationFrame(() => back.current?.focus());
  }, [ownsAddress]);

  const state = !wish ? 'closed' : loaded ? 'open' : failed ? 'failed' : 'loading';
  const desk = wish && loaded && (
    <loaded.Desk
      content={loaded.content}
      look={wish.look}
      address={address}
      fragment={wish.fragment}
      begin={wish.begin}
      onLeave={close}
      onAddress={ownsAddress && !wish.fragment.includes('screen=') ? noteMoment : undefined}
    />
  );
  const shown =
    state === 'closed' ? null : state === 'open' ? (
      wish?.look === 'full' ? (
        <FullWindow label={words.title}>{desk}</FullWindow>
      ) : (
        desk
      )
    ) : (
      <p className={css.state} role="status">
        {state === 'loading' ? words.loading : words.failed}{' '}
        {state === 'failed' && (
          <button type="button" onClick={() => void fetchDesk()}>
            {words.tryAgain}
          </button>
        )}
      </p>
    );
  // Kept as well: a press then opens the desk without a word of loading.
  const warm = useCallback(() => void load().then(setLoaded, () => {}), [load]);
  return { open, warm, state, shown };
}

/** Over everything, with the page behind it out of reach. Escape does not end a shift: leaving is a choice. */
function FullWindow({ label, children }: { label: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The desk measures itself as it is put in, so its window must be open by then.
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = dialog;
    const showPage = skipPage();
    if (current && !current.open) current.showModal();
    setOpen(true);
    return () => {
      current?.close();
      showPage();
    };
  }, []);
  return createPortal(
    <dialog ref={dialog} className={css.full} aria-label={label} onCancel={(event) => event.preventDefault()}>
      {isOpen && children}
    </dialog>,
    document.body,
  );
}

/** Nobody sees the page behind: it is neither styled nor painted, and keeps its size, so its scroll position stays. */
function skipPage(): () => void {
  const page = document.getElementById('root');
  if (!page) return () => {};
  const { width, height } = page.getBoundingClientRect();
  page.style.containIntrinsicSize = `${width}px ${height}px`;
  page.style.contentVisibility = 'hidden';
  return () => {
    page.style.containIntrinsicSize = '';
    page.style.contentVisibility = '';
  };
}
