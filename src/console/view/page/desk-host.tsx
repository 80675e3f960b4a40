/* Opens the desk on a page: loads it on intent, shows it in place or over the whole window, and closes it again. */
import { type ReactNode, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StartWords } from '../../../content/run-a-shift/schema.ts';
import { Addresses } from '../../../ui/addresses.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { dropFragment, noteFragment } from '../../../ui/note-fragment.ts';
import { DeskLoader, type DeskProps, type LoadedDesk } from '../state/desk-loader.ts';
import css from './desk-host.module.css';

type DeskLook = DeskProps['look'];

interface DeskOpening {
  look: DeskLook;
  fragment: string;
  begin?: DeskProps['begin'];
}

/** What a page needs to offer the desk. */
export interface DeskControl {
  open: (wish: DeskOpening) => void;
  /** Fetches the scripts without opening anything. */
  warm: () => void;
  state: 'closed' | 'loading' | 'failed' | 'open';
  look: DeskLook | undefined;
  shown: ReactNode;
}

/** Replaces the history entry, so that Back leaves the shift instead of undoing acts. */
const writeMoment = (fragment: string) => noteFragment(fragment, 'replace');

function writesMoment({ look, fragment }: DeskOpening, ownsAddress: boolean): boolean {
  return ownsAddress && look === 'full' && !/^(screen|role)=/.test(fragment);
}

export function useDeskHost(words: StartWords, ownsAddress: boolean): DeskControl {
  const load = use(DeskLoader);
  const address = use(Addresses)('page:run-a-shift').path;
  const [wish, setWish] = useState<DeskOpening>();
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
    (next: DeskOpening) => {
      back.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setWish(next);
      void fetchDesk();
    },
    [fetchDesk],
  );
  const close = useCallback(() => {
    setWish(undefined);
    if (ownsAddress) dropFragment();
    // Restores the focus to the element that opened the desk.
    requestAnimationFrame(() => back.current?.focus());
  }, [ownsAddress]);

  const state = !wish ? 'closed' : loaded ? 'open' : failed ? 'failed' : 'loading';
  /** During a shift the address names the moment, so a retry continues from there. */
  const fragmentNow = () => (ownsAddress ? location.hash.slice(1) : wish?.fragment) ?? '';
  const showFailure = (retry: () => void) => (
    <DeskFailure
      words={words}
      onLeave={close}
      onRetry={() => {
        setWish(wish && { ...wish, fragment: fragmentNow() });
        retry();
      }}
    />
  );
  const desk = wish && loaded && (
    <ErrorBoundary fallback={showFailure}>
      <loaded.Desk
        key={wish.begin?.shift}
        content={loaded.content}
        look={wish.look}
        address={address}
        fragment={wish.fragment}
        begin={wish.begin}
        onLeave={close}
        onAddress={writesMoment(wish, ownsAddress) ? writeMoment : undefined}
      />
    </ErrorBoundary>
  );
  const shown =
    state === 'closed' ? null : state === 'open' ? (
      wish?.look === 'full' ? (
        <FullWindow content={loaded?.content}>{desk}</FullWindow>
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
  // Cached as well, so that a click opens the desk without a loading message.
  const warm = useCallback(() => void load().then(setLoaded, () => {}), [load]);
  return { open, warm, state, look: wish?.look, shown };
}

interface DeskFailureProps {
  words: StartWords;
  onRetry: () => void;
  onLeave: () => void;
}

/** Shown instead of a desk that has thrown. */
function DeskFailure({ words, onRetry, onLeave }: DeskFailureProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={`on-ink ${css.stopped}`} role="alert">
      <p>{words.stopped}</p>
      <p className={css.ways}>
        <button ref={first} type="button" onClick={onRetry}>
          {words.tryAgain}
        </button>
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </p>
    </div>
  );
}

/** A modal over the whole window. Escape does not close it, so that nobody leaves a shift by accident. */
function FullWindow({
  content,
  children,
}: {
  content: LoadedDesk['content'] | undefined;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The desk measures itself when mounted, so the dialog must be open by then.
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = dialog;
    const showPage = skipRenderingPage();
    if (current && !current.open) current.showModal();
    setOpen(true);
    return () => {
      current?.close();
      showPage();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={css.full}
      lang={content?.lang}
      dir={content?.dir}
      aria-label={content?.words.title}
      onCancel={(event) => event.preventDefault()}
    >
      {isOpen && children}
    </dialog>,
    document.body,
  );
}

/** Skips rendering of the covered page, but keeps its size so that the scroll position stays. */
function skipRenderingPage(): () => void {
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
