/* A link to a page, by the name the page has in lists. */
import { labels } from '../../src/content/labels.ts';

const names: Record<string, { name: string } | undefined> = labels;

/** 'page:contact' as 'Contact Us'; what is no page is shown as it is. */
export function linkName(link: string): string {
  const [, kind, page = '', more = ''] = /^(page|menu):([\w-]+)[/#]?(.*)$/.exec(link) ?? [];
  const name = names[page]?.name;
  if (!name) return link;
  return [name, more.replaceAll('-', ' '), kind === 'menu' ? 'as the menu links it' : '']
    .filter(Boolean)
    .join(', ');
}
