/* Details of a picture: its alt text, its uses, and replacing it in one of them or in all. */

import { useId } from 'react';
import { pathLabel } from '../field-names.ts';
import type { LibraryPicture, PictureUse } from '../library.ts';
import type { Dropped } from './drop-pictures.ts';
import { PageName } from './page-name.tsx';
import { acceptedTypes, fileName, nameOf, placesOf } from './picture-labels.ts';
import { reloadInPlace } from './reload.ts';
import { messageOf } from './request.ts';
import { ContentTextField } from './text-field.tsx';

interface PictureDetailProps {
  picture: LibraryPicture;
  /** Pictures that are in use. */
  others: LibraryPicture[];
  place(dropped: Dropped): void;
  remove(src: string): void;
  showStatus(sentence: string): void;
}

export function PictureDetail(props: PictureDetailProps) {
  const { src, isDrawn, uses } = props.picture;
  const [first] = uses;
  return (
    <section className="editor-picture" aria-label="The chosen picture">
      <h2>{nameOf(props.picture)}</h2>
      <img src={src} alt="" />
      {first ? (
        <p>
          {isDrawn ? 'Drawn for this site' : 'Photograph'}, {first.width} × {first.height}
        </p>
      ) : (
        <p>Not used on any page, so it is not published.</p>
      )}
      {first ? <Places {...props} /> : <NoPlace {...props} />}
    </section>
  );
}

function Places({ picture: { uses }, place, showStatus }: PictureDetailProps) {
  const replace = (use: PictureUse, everywhere: boolean) => (photograph: File) =>
    place({ picture: use, photograph, everywhere });
  const [first] = uses;
  const isOne = uses.length === 1;
  return (
    <>
      <h3>{isOne ? 'Used in one place' : `Used in ${uses.length} places`}</h3>
      <ul className="editor-uses">
        {uses.map((use) => (
          <li key={`${use.file} ${use.path.join(' ')}`}>
            <p>
              {use.address ? (
                <a href={use.address}>
                  <PageName>{use.part}</PageName>
                </a>
              ) : (
                <b>
                  <PageName>{use.part}</PageName>
                </b>
              )}{' '}
              <small>{pathLabel(use.path)}</small>
            </p>
            <AltField use={use} showStatus={showStatus} />
            {!isOne && <Replace label="Replace it here only" chosen={replace(use, false)} />}
          </li>
        ))}
      </ul>
      {first && (
        <Replace
          label={isOne ? 'Replace it' : `Replace in all ${uses.length} places`}
          chosen={replace(first, !isOne)}
        />
      )}
    </>
  );
}

function AltField({ use, showStatus }: { use: PictureUse; showStatus(sentence: string): void }) {
  const { file, path, alt, values, altBefore } = use;
  if (altBefore === undefined || alt.length === 0) return <p>Decoration: it needs no text.</p>;
  const text = {
    kind: 'text' as const,
    path: [...path, 'alt'],
    before: altBefore,
    entries: [],
    parts: alt,
    values,
    expected: undefined,
  };
  return (
    <ContentTextField
      label="What it shows, for those who cannot see it"
      text={text}
      file={file}
      place={() => {}}
      save={(send, refused = (error) => showStatus(messageOf(error))) =>
        void send().then(() => reloadInPlace('Saved.'), refused)
      }
    />
  );
}

function Replace({ label, chosen }: { label: string; chosen(photograph: File): void }) {
  const id = useId();
  return (
    <p className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={acceptedTypes}
        onChange={({ target }) => {
          const photograph = target.files?.[0];
          if (photograph) chosen(photograph);
        }}
      />
    </p>
  );
}

function NoPlace({ picture: { src }, others, place, remove }: PictureDetailProps) {
  const id = useId();
  const name = fileName(src);
  async function putInto(wanted: LibraryPicture | undefined): Promise<void> {
    const [first] = wanted?.uses ?? [];
    if (!first || !wanted) return;
    const photograph = new File([await (await fetch(src)).blob()], `${name}.jpg`);
    place({ picture: first, photograph, everywhere: wanted.uses.length > 1 });
  }
  return (
    <>
      <p className="editor-field">
        <label htmlFor={id}>Replace this picture</label>
        <select
          id={id}
          value=""
          onChange={({ target }) => void putInto(others.find((one) => one.src === target.value))}
        >
          <option value="">Choose a picture</option>
          {others.map((picture) => (
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
    </>
  );
}
