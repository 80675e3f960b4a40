/* The head of a page's document without its styles and scripts, the same in development and in the build. */
import type { Rendered } from '../src/app/render.tsx';
import type { Tag } from './html.ts';
import { siteLinks } from './metadata/site-links.ts';

export function headOf({ head, match }: Rendered): Tag[] {
  return [
    ...head.map(({ tag, ...rest }): Tag => ('text' in rest ? { tag, ...rest } : { tag, attributes: rest })),
    { tag: 'meta', attributes: { name: 'page', content: match.route.id } },
    ...siteLinks,
  ];
}
