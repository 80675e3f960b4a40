/* Shows a link to a page by the page's label. */
import { labels } from '../../src/content/labels.ts';

const names: Record<string, { name: string } | undefined> = labels;

/** 'page:contact' becomes 'Contact Us'; other links are returned unchanged. */
export function linkName(link: string): string {
  const [, kind, page = '', more = ''] = /^(page|menu):([\w-]+)[/#]?(.*)$/.exec(link) ?? [];
  const name = names[page]?.name;
  if (!name) return link;
  return [name, more.replaceAll('-', ' '), kind === 'menu' ? 'as the menu links it' : '']
    .filter(Boolean)
    .join(', ');
}
