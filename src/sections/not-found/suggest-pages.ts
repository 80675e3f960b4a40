/* Suggests pages for a mistyped address. */
import type { Href, Link } from '../../content/schema.ts';
import { editDistance } from '../../ui/edit-distance.ts';

/** Maximum edit distance, as a share of the longer word's length. */
const farthest = 0.45;
/** Score of a page whose name contains the whole typed word. */
const partOfName = 0.3;

export function suggestPages(
  pathname: string,
  pages: readonly Link[],
  addressOf: (href: Href) => string,
  count = 3,
): Link[] {
  const wanted = spellings(decoded(pathname));
  return pages
    .map((page) => ({
      page,
      distance: nearness(wanted, [...spellings(addressOf(page.href)), plain(page.label)]),
    }))
    .filter(({ distance }) => distance <= farthest)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Compares the whole path and its last segment. */
function spellings(path: string): string[] {
  const whole = plain(path);
  const last = plain(path.split('/').findLast((part) => part !== '') ?? '');
  return whole === last ? [whole] : [whole, last];
}

function nearness(wanted: string[], names: string[]): number {
  const distances = wanted.flatMap((word) =>
    names.map((name) => {
      const share = editDistance(word, name) / Math.max(word.length, name.length, 1);
      return word.length >= 3 && name.includes(word) ? Math.min(share, partOfName) : share;
    }),
  );
  return Math.min(...distances);
}

/** Ignores case, hyphens, spaces and file extensions. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
