import { type Labels, linkTo, pagesIn } from '../page-lists.ts';
import type { ColorToken } from '../schema.ts';
import type { HomeTechnology } from './schema.ts';

const shadows: ColorToken[] = ['ink-700', 'slate-600', 'ink-800', 'ice', 'ink-700', 'slate-600', 'ink-900'];

export const technologyCards = (from: Labels): HomeTechnology[] =>
  pagesIn(from, ['technology']).flatMap(([id, { name, menu, picture }], index) => {
    const shadowColor = shadows[index % shadows.length];
    if (!menu || !picture || !shadowColor) return [];
    return [{ title: name, description: menu.description, imgSrc: picture, shadowColor, href: linkTo(id) }];
  });
