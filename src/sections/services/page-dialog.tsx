import { useEffect, useRef } from 'react';
import type { Service, ServicesPage } from '../../content/services/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './page-dialog.module.css';
import { Sheet } from './sheets/sheet.tsx';

interface PageDialogProps {
  service: Service;
  labels: ServicesPage['pageLabels'];
  onClose: () => void;
}

/** A service's page at full size. */
export function PageDialog({ service, labels, onClose }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { received, deliverables, altText } = service;
  if (!received) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; a click beside the page is an addition
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={deliverables[received.deliverable]}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className={css.sheet}>
        <Sheet sheet={received.sheet} name={deliverables[received.deliverable] ?? ''} label={altText} />
        <button
          type="button"
          className={css.close}
          aria-label={labels.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" size={24} />
        </button>
      </div>
    </dialog>
  );
}
