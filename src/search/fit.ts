import type { SearchRecord } from './record.ts';

/** Above this many characters of text the data would no longer be light: about 45 kB on the wire. */
const textLimit = 160_000;
/** A line is always left to show under a result. */
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
