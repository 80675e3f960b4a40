/* File input beside the fields of a picture: the alternative to drag and drop. */
import { useId } from 'react';
import type { ValueOutline } from '../outline.ts';
import type { Work } from './work.ts';

type Fields = Extract<ValueOutline, { kind: 'record' }>;

const plain = ({ entries }: Fields, key: string) => {
  const value = entries.find((entry) => entry.key === key)?.value;
  if (value?.kind === 'text') return value.parts.filter((part) => typeof part === 'string').join('');
  return value?.kind === 'code' ? value.code : undefined;
};

function altOf({ entries }: Fields) {
  const alt = entries.find(({ key }) => key === 'alt')?.value;
  return alt?.kind === 'text' ? { alt: alt.parts, values: alt.values } : { alt: [], values: [] };
}

/** It has a path and a size, so the build can crop a photograph for it. */
export const isPicture = (record: Fields) =>
  Boolean(plain(record, 'src') && plain(record, 'width') && plain(record, 'height'));

export function ChoosePhotograph({ value, file, place }: Work & { value: Fields }) {
  const id = useId();
  return (
    <p className="editor-field">
      <label htmlFor={id}>Replace with a photograph</label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ target }) => {
          const photograph = target.files?.[0];
          if (!photograph) return;
          const [width, height] = [Number(plain(value, 'width')), Number(plain(value, 'height'))];
          place({
            photograph,
            picture: { file, path: value.path, width, height, ...altOf(value) },
          });
        }}
      />
    </p>
  );
}
