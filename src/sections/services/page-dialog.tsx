import { useEffect, useRef } from 'react';
import type { Received, Service } from '../../content/services/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './page-dialog.module.css';
import { Sheet } from './sheets/sheet.tsx';

interface PageDialogProps {
  service: Service;
  received: Received;
  onClose: () => void;
}

/** A service's page at full size. */
export function PageDialog({ service, received: { labels, pages }, onClose }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const page = pages[service.id];
  const name = service.deliverables[page?.deliverable ?? 0] ?? '';
  const close = () => dialog.current?.close();
  if (!page) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; a click beside the page is an addition
    <dialog
      ref={dialog}
      className={css.dialog}
      data-edge=""
      aria-label={name}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={css.sheet}>
        <Sheet sheet={page.sheet} name={name} label={service.altText} />
        <button type="button" className={css.close} aria-label={labels.close} onClick={close}>
          <Icon name="x" size={24} />
        </button>
      </div>
    </dialog>
  );
}
