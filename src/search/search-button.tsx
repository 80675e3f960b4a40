import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { SearchWords } from '../content/schema.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import css from './search-button.module.css';
import type { SearchDialogProps } from './search-dialog.tsx';
import { asksForSearch } from './shortcut.ts';

/** A link to the search page, which opens the dialog in its place once scripts run. Nothing is loaded before. */
export function SearchButton({ words }: { words: SearchWords }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(async () => {
    const { SearchDialog } = await import('./search-dialog.tsx');
    setDialog(() => SearchDialog);
    setOpen(true);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      open().catch(console.error);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <Link
        href="page:search"
        className={css.button}
        title={words.label}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          const { href } = event.currentTarget;
          // Without its script the search page still answers.
          open().catch(() => location.assign(href));
        }}
      >
        <Icon name="search" size={21} />
        <span className="visually-hidden">{words.label}</span>
      </Link>
      {Dialog && isOpen && <Dialog words={words} onClose={() => setOpen(false)} />}
    </>
  );
}
