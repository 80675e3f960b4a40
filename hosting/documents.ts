/* Which address shows which document, read off the built files: `contact.html` is `/contact`. */
import { notFoundFile } from './rules.ts';

export interface SiteDocument {
  /** As written in links and in the canonical address. */
  path: string;
  file: string;
}

export interface Documents {
  /** Keys are in lower case: spelling is forgiven. */
  byPath: Map<string, SiteDocument>;
  byFile: Map<string, SiteDocument>;
}

export function documentsAmong(files: Iterable<string>): Documents {
  const documents: Documents = { byPath: new Map(), byFile: new Map() };
  // Sorted, so that of two spellings (`About.html`, `about.html`) the same one wins on every machine.
  for (const file of [...files].sort()) {
    if (!file.endsWith('.html') || file === notFoundFile) continue;
    const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
    const key = path.toLowerCase();
    if (documents.byPath.has(key)) continue;
    documents.byPath.set(key, { path, file });
    documents.byFile.set(file.toLowerCase(), { path, file });
  }
  return documents;
}
