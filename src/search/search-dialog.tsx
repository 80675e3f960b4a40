import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react';
import type { SearchWords } from '../content/site/schema.ts';
import { Addresses } from '../ui/addresses.ts';
import { Icon } from '../ui/icon.tsx';
import { FrequentlyWanted, NothingFound, SearchFailed } from './nothing-found.tsx';
import { ResultLine } from './result-line.tsx';
import css from './search-dialog.module.css';
import { resultCount, useAnswer } from './use-answer.ts';

export interface SearchDialogProps {
  words: SearchWords;
  onClose: () => void;
}

const shownAtMost = 8;
/** Debounce in milliseconds. */
const rest = 700;

/** The search dialog: a combobox with a list of links. Arrows select, Enter follows, Escape closes. */
export function SearchDialog({ words, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const { path: page } = use(Addresses)('page:search');
  const { state, answer, retry } = useAnswer(typed);
  const [active, setActive] = useState(-1);
  const scope = useId();
  const results = answer.results.slice(0, shownAtMost);
  const optionId = (index: number) => `${scope}option-${index}`;
  const isListed = state === 'answered' && results.length > 0;

  useEffect(() => dialog.current?.showModal(), []);

  /** The `close` event comes a task later: a key pressed in between would find the search still open. */
  function close() {
    dialog.current?.close();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys that an input method uses while composing. Safari ends the composition first and sends code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // A search field would empty itself first.
    if (event.key === 'Escape') {
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length > 0) {
      event.preventDefault();
      const next = (active + step + results.length + (active < 0 && step < 0 ? 1 : 0)) % results.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={words.label}
      onCancel={close}
      onClose={onClose}
      onClick={(event) => {
        // A click on the backdrop or on a link closes the search.
        if (event.target === event.currentTarget || (event.target as Element).closest('a')) close();
      }}
    >
      <div className={css.panel}>
        {/* biome-ignore lint/a11y/useSemanticElements: Safari knows no search element before 17 */}
        <form role="search" action={page} className={css.form} onSubmit={close}>
          <Icon name="search" size={24} />
          <input
            className={css.field}
            type="search"
            name="q"
            role="combobox"
            aria-label={words.label}
            aria-expanded={isListed}
            aria-controls={`${scope}list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={css.close} aria-label={words.close} onClick={close}>
            <Icon name="x" size={24} />
          </button>
        </form>
        <div
          id={`${scope}list`}
          role="listbox"
          aria-label={words.label}
          className={css.list}
          hidden={!isListed}
        >
          {results.map((result, index) => (
            <a
              key={result.href}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={css.option}
              href={result.href}
            >
              <ResultLine {...result} />
            </a>
          ))}
        </div>
        {isListed && answer.results.length > results.length && (
          <a className={css.all} href={`${page}?q=${encodeURIComponent(typed)}`}>
            {words.all} ({answer.results.length})
          </a>
        )}
        <div className={css.rest}>
          {state === 'empty' && <FrequentlyWanted words={words} />}
          {state === 'failed' && <SearchFailed words={words} onRetry={retry} />}
          {state === 'answered' && results.length === 0 && (
            <NothingFound query={typed} answer={answer} words={words} />
          )}
        </div>
        <Announcement text={state === 'answered' ? resultCount(answer.results.length, words) : ''} />
      </div>
    </dialog>
  );
}

/** Announced after a debounce, so that a screen reader is not interrupted at every key. */
export function Announcement({ text }: { text: string }) {
  const [status, setStatus] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStatus(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {status}
    </p>
  );
}
