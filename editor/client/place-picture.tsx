/* A photograph dropped on a picture, or chosen for it: cropped by dragging the frame, described, then placed. */
import './place-picture.css';
import { type PointerEvent as Pointer, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ActionStatus, useAction } from './action.tsx';
import { base64 } from './base64.ts';
import type { Dropped } from './drop-pictures.ts';
import { clearPanelDraft, keepPanelDraft, panelDraft } from './panel-drafts.ts';
import { fillParts, readParts } from './parts.ts';
import { acceptPlainTextOnly } from './plain-text.ts';
import { reloadInPlace } from './reload.ts';
import { postStep } from './step.ts';

interface PlacePictureProps extends Dropped {
  close(): void;
}

export function PlacePicture({ picture, photograph, everywhere = false, close }: PlacePictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState('');
  const [shape, setShape] = useState(1);
  const [{ left, top, size }, setFrame] = useState({ left: 0, top: 0, size: 1 });
  const [isUnreadable, setUnreadable] = useState(false);
  const placing = useAction();
  const kept = `picture ${picture.file} ${picture.path.join(' ')}`;
  const words = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled once, then it is the owner's
  useLayoutEffect(() => {
    if (!words.current) return undefined;
    fillParts(words.current, { parts: panelDraft(kept)?.parts ?? picture.alt, values: picture.values });
    return acceptPlainTextOnly(words.current);
  }, []);
  useEffect(() => {
    const made = URL.createObjectURL(photograph);
    setAddress(made);
    dialog.current?.showModal();
    return () => URL.revokeObjectURL(made);
  }, [photograph]);

  // The frame has the target's aspect ratio; its size is a fraction of the largest that fits.
  const wanted = picture.width / picture.height;
  const widest = Math.min(1, wanted / shape);
  const width = widest * size;
  const height = (width * shape) / wanted;
  const place = (across: number, down: number, share = size) => {
    const wide = widest * share;
    const high = (wide * shape) / wanted;
    setFrame({ left: within(across, 1 - wide), top: within(down, 1 - high), size: share });
  };
  function drag(event: Pointer<HTMLElement>): void {
    if (event.buttons !== 1 || !image.current) return;
    const { width: wide, height: high } = image.current.getBoundingClientRect();
    place(left + event.movementX / wide, top + event.movementY / high);
  }
  const store = () => {
    if (placing.isRunning) return;
    placing.run('Cutting the photograph…', async (signal) => {
      const { file, path } = picture;
      const crop = { left, top, width, height };
      const alt = words.current ? readParts(words.current, picture.alt) : picture.alt;
      const body = {
        file,
        path,
        crop,
        alt,
        name: photograph.name,
        data: await base64(photograph),
        ...(everywhere ? { everywhere: { values: picture.values } } : {}),
      };
      await postStep('place-picture', body, signal);
      clearPanelDraft(kept);
      reloadInPlace('The photograph is in its place.');
    });
  };
  return (
    <dialog ref={dialog} className="editor-crop" aria-labelledby="editor-crop-title" onClose={close}>
      <h2 id="editor-crop-title">Place a photograph</h2>
      <p>
        Drag the frame, or move it with the arrow keys. It is shown at {picture.width} × {picture.height}.
      </p>
      <div className="editor-photograph">
        <img
          ref={image}
          src={address || undefined}
          alt=""
          onLoad={({ currentTarget }) => setShape(currentTarget.naturalWidth / currentTarget.naturalHeight)}
          onError={() => setUnreadable(true)}
        />
        <button
          type="button"
          className="editor-frame"
          aria-label="Frame"
          style={{
            left: `${left * 100}%`,
            top: `${top * 100}%`,
            width: `${width * 100}%`,
            height: `${height * 100}%`,
          }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={(event) => {
            const [across, down] = arrows[event.key] ?? [0, 0];
            if (!across && !down) return;
            event.preventDefault();
            place(left + across / 50, top + down / 50);
          }}
        />
      </div>
      <form action={store} className="editor-field" onInput={placing.clear}>
        <label htmlFor="editor-size">Size of the frame</label>
        <input
          id="editor-size"
          type="range"
          min="0.2"
          max="1"
          step="0.01"
          value={size}
          onChange={({ target }) => place(left, top, target.valueAsNumber)}
        />
        <span id="editor-alt">What it shows, for those who cannot see it</span>
        {/* biome-ignore lint/a11y/useSemanticElements: an input holds no chips */}
        <div
          ref={words}
          className="editor-input"
          role="textbox"
          dir="auto"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          aria-labelledby="editor-alt"
          onInput={({ currentTarget }) =>
            keepPanelDraft(kept, { before: '', parts: readParts(currentTarget, picture.alt) })
          }
        />
        <ActionStatus
          action={placing}
          idle={
            isUnreadable ? 'This file cannot be read as a picture: choose a JPEG, PNG, WebP or AVIF.' : ''
          }
        />
        <p className="editor-actions">
          <button type="submit" aria-disabled={placing.isRunning}>
            Place it
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
