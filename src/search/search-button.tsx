import { type ComponentType, use, useCallback, useEffect, useState } from 'react';
import type { SearchWords } from '../content/site/schema.ts';
import { Addresses } from '../ui/addresses.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import css from './search-button.module.css';
import type { SearchDialogProps } from './search-dialog.tsx';
import { isSearchShortcut } from './shortcut.ts';

/** A link to the search page; with scripts it opens the dialog instead, whose script is loaded at the first click. */
export function SearchButton({ words }: { words: SearchWords }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  const page = use(Addresses)('page:search').path;
  const open = useCallback(async () => {
    try {
      const { SearchDialog } = await import('./search-dialog.tsx');
      setDialog(() => SearchDialog);
      setOpen(true);
    } catch {
      // The search page works without the dialog's script.
      location.assign(page);
    }
  }, [page]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <Link
        href="page:search"
        className={css.button}
        data-screen=""
        title={words.label}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void open();
        }}
      >
        <Icon name="search" size={21} />
        <span className="visually-hidden">{words.label}</span>
      </Link>
      {Dialog && isOpen && <Dialog words={words} onClose={() => setOpen(false)} />}
    </>
  );
}
