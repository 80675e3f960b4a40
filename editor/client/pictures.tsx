/* The pictures the site has: where each is used, its size and its words, and a photograph in all its places at once. */
import './pictures.css';
import { useEffect, useId, useState } from 'react';
import type { LibraryPicture } from '../library.ts';
import { sayParts } from '../literal.ts';
import { ask, sentenceOf } from './ask.ts';
import type { Dropped } from './drop-pictures.ts';

const filters = {
  All: () => true,
  'No text yet': (picture: LibraryPicture) => picture.uses.some((use) => wordsOf(picture, use).isMissing),
  Photographs: ({ isDrawn }: LibraryPicture) => !isDrawn,
};
type Filter = keyof typeof filters;

export function Pictures({ place }: { place(dropped: Dropped): void }) {
  const [pictures, setPictures] = useState<LibraryPicture[]>();
  const [failed, setFailed] = useState('');
  const [filter, setFilter] = useState<Filter>('All');
  useEffect(() => {
    ask<{ pictures: LibraryPicture[] }>('library').then(
      (answer) => setPictures(answer.pictures),
      (error) => setFailed(sentenceOf(error)),
    );
  }, []);
  if (!pictures) return <p role="status">{failed || 'Looking for the pictures…'}</p>;
  return (
    <>
      <p className="editor-actions">
        {(Object.keys(filters) as Filter[]).map((name) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {name} {pictures.filter(filters[name]).length}
          </button>
        ))}
      </p>
      <ul className="editor-pictures">
        {pictures.filter(filters[filter]).map((picture) => (
          <Picture key={picture.src} picture={picture} place={place} />
        ))}
      </ul>
    </>
  );
}

function Picture({ picture, place }: { picture: LibraryPicture; place(dropped: Dropped): void }) {
  const id = useId();
  const { src, isDrawn, uses } = picture;
  const [first] = uses;
  if (!first) return null;
  const { said, isMissing } = wordsOf(picture, first);
  const places = [...new Set(uses.map(({ part }) => part))];
  return (
    <li>
      <img src={src} alt={said} loading="lazy" />
      <p>
        <b>{places.join(', ')}</b>
      </p>
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
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => {
            const photograph = target.files?.[0];
            if (photograph) place({ picture: first, photograph, everywhere: uses.length > 1 });
          }}
        />
      </p>
    </li>
  );
}

/** A drawing may be decoration, a photograph never is. */
function wordsOf({ isDrawn }: LibraryPicture, { alt, values }: LibraryPicture['uses'][number]) {
  const said = sayParts(alt, values);
  return { said, isMissing: !isDrawn && !said.trim() };
}
