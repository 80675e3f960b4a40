/* The site's pictures: where each is used, its size and its words; one more, or another in all its places at once. */
import './pictures.css';
import { useEffect, useId, useState } from 'react';
import type { LibraryPicture } from '../library.ts';
import { sayParts } from '../literal.ts';
import { ask, sentenceOf } from './ask.ts';
import { base64 } from './base64.ts';
import type { Dropped } from './drop-pictures.ts';
import { reloadInPlace } from './reload.ts';
import { step } from './step.ts';

const filters = {
  All: () => true,
  'No text yet': (picture: LibraryPicture) => picture.uses.some((use) => wordsOf(picture, use).isMissing),
  Photographs: ({ isDrawn }: LibraryPicture) => !isDrawn,
  'Used nowhere': ({ uses }: LibraryPicture) => uses.length === 0,
};
type Filter = keyof typeof filters;
type Place = (dropped: Dropped) => void;

const kinds = 'image/jpeg,image/png,image/webp,image/avif';

export function Pictures({ place }: { place: Place }) {
  const [pictures, setPictures] = useState<LibraryPicture[]>();
  const [said, setSaid] = useState('');
  const [filter, setFilter] = useState<Filter>('All');
  const refuse = (error: unknown) => setSaid(sentenceOf(error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the list opens
  useEffect(() => {
    ask<{ pictures: LibraryPicture[] }>('library').then((answer) => setPictures(answer.pictures), refuse);
  }, []);
  async function add(photograph: File | undefined): Promise<void> {
    if (!photograph) return;
    setSaid('Adding the picture…');
    try {
      await step('add-picture', { name: photograph.name, data: await base64(photograph) });
      reloadInPlace('Added. It is used nowhere yet: choose a place for it.');
    } catch (error) {
      refuse(error);
    }
  }
  async function remove(src: string): Promise<void> {
    await step('remove-picture', { src }).then(() => reloadInPlace('Removed. Undo brings it back.'), refuse);
  }
  if (!pictures) return <p role="status">{said || 'Looking for the pictures…'}</p>;
  const used = pictures.filter(({ uses }) => uses.length > 0);
  return (
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
          <input type="file" accept={kinds} onChange={({ target }) => void add(target.files?.[0])} />
        </label>
      </div>
      <p role="status">
        {said ||
          'Drop a picture anywhere here to add it: it is turned upright and freed of the camera’s notes.'}
      </p>
      <ul className="editor-pictures">
        {pictures
          .filter(filters[filter])
          .map((picture) =>
            picture.uses.length > 0 ? (
              <Used key={picture.src} picture={picture} place={place} />
            ) : (
              <Unused key={picture.src} src={picture.src} used={used} place={place} remove={remove} />
            ),
          )}
      </ul>
    </section>
  );
}

function Used({ picture, place }: { picture: LibraryPicture; place: Place }) {
  const id = useId();
  const { src, isDrawn, uses } = picture;
  const [first] = uses;
  if (!first) return null;
  const { said, isMissing } = wordsOf(picture, first);
  return (
    <li>
      <img src={src} alt={said} loading="lazy" />
      <h2>{placesOf(picture)}</h2>
      <p className={isMissing ? 'editor-problems' : undefined}>
        {said || (isMissing ? 'No text yet' : 'Decoration, needs no text')}
      </p>
      <p>
        {isDrawn ? 'Drawn for this site' : 'Photograph'}, {first.width} × {first.height},{' '}
        {uses.length === 1 ? 'used in one place' : `used in ${uses.length} places`}
      </p>
      <p className="editor-field">
        <label htmlFor={id}>
          {uses.length === 1 ? 'Replace it' : `Replace in all ${uses.length} places`}
        </label>
        <input
          id={id}
          type="file"
          accept={kinds}
          onChange={({ target }) => {
            const photograph = target.files?.[0];
            if (photograph) place({ picture: first, photograph, everywhere: uses.length > 1 });
          }}
        />
      </p>
    </li>
  );
}

interface UnusedProps {
  src: string;
  used: LibraryPicture[];
  place: Place;
  remove(src: string): void;
}

function Unused({ src, used, place, remove }: UnusedProps) {
  const id = useId();
  const name = src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  async function putInto(wanted: LibraryPicture | undefined): Promise<void> {
    const [first] = wanted?.uses ?? [];
    if (!first || !wanted) return;
    const photograph = new File([await (await fetch(src)).blob()], `${name}.jpg`);
    place({ picture: first, photograph, everywhere: wanted.uses.length > 1 });
  }
  return (
    <li>
      <img src={src} alt={name} loading="lazy" />
      <h2>{name}</h2>
      <p>Used nowhere. It is not published until it has a place.</p>
      <p className="editor-field">
        <label htmlFor={id}>Put it in the place of</label>
        <select
          id={id}
          value=""
          onChange={({ target }) => void putInto(used.find((one) => one.src === target.value))}
        >
          <option value="">Choose a picture</option>
          {used.map((picture) => (
            <option key={picture.src} value={picture.src}>
              {placesOf(picture)}: {nameOf(picture)}
            </option>
          ))}
        </select>
      </p>
      <p className="editor-actions">
        <button type="button" aria-label={`Remove: ${name}`} onClick={() => remove(src)}>
          Remove
        </button>
      </p>
    </li>
  );
}

const placesOf = ({ uses }: LibraryPicture) => [...new Set(uses.map(({ part }) => part))].join(', ');

function nameOf(picture: LibraryPicture): string {
  const [first] = picture.uses;
  const said = first ? wordsOf(picture, first).said : '';
  return said.length > 60 ? `${said.slice(0, 60)}…` : said || 'decoration';
}

/** A drawing may be decoration, a photograph never is. */
function wordsOf({ isDrawn }: LibraryPicture, { alt, values }: LibraryPicture['uses'][number]) {
  const said = sayParts(alt, values);
  return { said, isMissing: !isDrawn && !said.trim() };
}
