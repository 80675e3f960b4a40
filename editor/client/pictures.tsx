/* The site's pictures, with the details of the selected one. A picture can be uploaded before it is used. */
import './pictures.css';
import { useState } from 'react';
import type { LibraryPicture } from '../library.ts';
import { base64 } from './base64.ts';
import type { Dropped } from './drop-pictures.ts';
import { PictureDetail } from './picture-detail.tsx';
import { acceptedTypes, lacksAlt, nameOf, placesOf, stateOf } from './picture-labels.ts';
import { reloadInPlace } from './reload.ts';
import { messageOf } from './request.ts';
import { Loading, useResource } from './resource.tsx';
import { postStep } from './step.ts';

const filters = {
  All: () => true,
  'No text yet': lacksAlt,
  Photographs: ({ isDrawn }: LibraryPicture) => !isDrawn,
  'Used nowhere': ({ uses }: LibraryPicture) => uses.length === 0,
};
type Filter = keyof typeof filters;

/** A save reloads the page: keeps the selection. */
const key = 'editor-picture';

export function Pictures({ place }: { place(dropped: Dropped): void }) {
  const resource = useResource<{ pictures: LibraryPicture[] }>('library');
  const [status, setStatus] = useState('');
  const [filter, setFilter] = useState<Filter>('All');
  const [chosen, setChosen] = useState(() => sessionStorage.getItem(key));
  const refuse = (error: unknown) => setStatus(messageOf(error));
  async function add(photograph: File | undefined): Promise<void> {
    if (!photograph) return;
    setStatus('Adding the picture…');
    try {
      await postStep('add-picture', { name: photograph.name, data: await base64(photograph) });
      reloadInPlace('Added. It is used nowhere yet: choose a place for it.');
    } catch (error) {
      refuse(error);
    }
  }
  async function remove(src: string): Promise<void> {
    await postStep('remove-picture', { src }).then(
      () => reloadInPlace('Removed. Undo brings it back.'),
      refuse,
    );
  }
  const pictures = resource.data?.pictures;
  if (!pictures) return <Loading resource={resource}>Loading the pictures…</Loading>;
  const shown = pictures.filter(filters[filter]);
  const open = shown.find(({ src }) => src === chosen) ?? shown[0];
  return (
    <div className="editor-desk-columns">
      <section
        aria-label="All pictures"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void add(event.dataTransfer.files[0]);
        }}
      >
        <div className="editor-actions">
          {(Object.keys(filters) as Filter[]).map((name) => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {name} {pictures.filter(filters[name]).length}
            </button>
          ))}
          <label className="editor-add">
            Add a picture{' '}
            <input
              type="file"
              accept={acceptedTypes}
              onChange={({ target }) => void add(target.files?.[0])}
            />
          </label>
        </div>
        <p role="status">
          {status ||
            'Drop a picture anywhere here to add it: it is turned upright and freed of the camera’s notes.'}
        </p>
        <ul className="editor-pictures">
          {shown.map((picture) => (
            <li key={picture.src}>
              <button
                type="button"
                aria-pressed={picture === open}
                onClick={() => {
                  sessionStorage.setItem(key, picture.src);
                  setChosen(picture.src);
                }}
              >
                <img src={picture.src} alt="" loading="lazy" />
                <b>{nameOf(picture)}</b>
                <span>{placesOf(picture)}</span>
                <span data-refused={lacksAlt(picture) || undefined}>{stateOf(picture)}</span>
                {picture.uses[0] && (
                  <span>
                    {picture.uses[0].width} × {picture.uses[0].height}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {open && (
        <PictureDetail
          key={open.src}
          picture={open}
          others={pictures.filter(({ uses }) => uses.length > 0)}
          place={place}
          remove={remove}
          showStatus={setStatus}
        />
      )}
    </div>
  );
}
