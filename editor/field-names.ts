/*
 * Labels of fields for the owner: in the panel, on the undo button and in the list of changes. A key is split into
 * words, unless it has a label here.
 */
import type { Path } from './content-value.ts';

const own: Record<string, string> = {
  action: 'Button',
  actions: 'Buttons',
  alt: 'What it shows, in words',
  altText: 'What it shows, in words',
  banner: 'Top of the page',
  claim: 'Headline',
  closing: 'Closing band',
  eyebrow: 'Line above the title',
  flagship: 'Main product',
  head: 'For search engines',
  href: 'Links to',
  id: 'Name in addresses',
  anchor: 'Name in addresses',
  image: 'Picture',
  imageFirst: 'Picture before the words',
  imagePath: 'Picture',
  imgSrc: 'Icon',
  items: 'Entries',
  look: 'How it looks',
  origin: 'Web address',
  pin: 'Place on the plan',
  related: 'Related pages',
  sample: 'An example, not a case of ours',
  src: 'File',
  suffix: 'Second line of the logo',
};

/** What a picture shows; empty for a decorative one. */
export const isPictureText = (key: string) => key === 'alt' || key === 'altText';

const parts: [RegExp, string][] = [
  [/Head$/, 'Above the'],
  [/End$/, 'After the'],
  [/Look$/, 'Look of the'],
];

/** 'businessChallenge' becomes 'Business challenge'. Keys written by the owner are kept. */
export function labelOf(key: string): string {
  if (own[key]) return own[key];
  if (!/^[a-z]+([A-Z][a-z]*)*$/.test(key)) return key;
  const [end, before] = parts.find(([pattern]) => pattern.test(key)) ?? [];
  const text = (end ? key.replace(end, '') : key).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return before ? `${before} ${text}` : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Label of a path: 'Cards 2, Title'. */
export function pathLabel([name, ...keys]: Path): string {
  const steps = name === 'default' ? keys : [name ?? '', ...keys];
  return steps
    .map((key, index) =>
      typeof key === 'number' ? ` ${key + 1}` : `${index > 0 ? ', ' : ''}${labelOf(key)}`,
    )
    .join('');
}
