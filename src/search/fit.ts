import type { SearchRecord } from './record.ts';

/** Characters of text in the search data, about 45 kB compressed. */
const textLimit = 160_000;
/** At least one line remains to be shown under a result. */
const shortest = 80;

/** Shortens the longest texts until everything fits; titles and keywords stay whole. */
export function fitted(records: SearchRecord[], available = textLimit): SearchRecord[] {
  const lengths = records.map(({ text }) => text.length).sort((a, b) => a - b);
  let [left, limit] = [available, Number.POSITIVE_INFINITY];
  for (const [at, length] of lengths.entries()) {
    const share = left / (lengths.length - at);
    if (length > share) {
      limit = Math.max(shortest, Math.floor(share));
      break;
    }
    left -= length;
  }
  return records.map((record) => ({ ...record, text: cutAtWord(record.text, limit) }));
}

function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf(' ', limit);
  return text.slice(0, end > 0 ? end : limit);
}
