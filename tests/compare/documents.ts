/* Finds the documents of two built sites that may look different. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editions } from '../../src/content/editions.ts';

/** Content hashes in file names: one changed chunk renames all that import it. */
const contentHash = /(\/[\w.-]+?)-[\w-]{8}(\.(?:js|css|json))\b/g;
/** Vite's list of the chunks to preload, and indexes into it: every new chunk changes them. */
const preloadList = /(m\.f=|__vite__mapDeps\()\[[^\]]*\]/g;
/** Not visible. */
const structuredData = /<script type="application\/ld\+json">.*?<\/script>/gs;

const normalise = (text: string) =>
  text.replaceAll(structuredData, '').replaceAll(contentHash, '$1$2').replaceAll(preloadList, '$1[]');

/** One built site: its texts without what differs in every build. */
class BuiltSite {
  readonly #folder: string;
  /** Scripts and stylesheets by the path of their page; absent in builds of older commits. */
  readonly #filesByPath: Record<string, string[]> | undefined;
  readonly #texts = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = join(folder, 'dist/site');
    const list = join(folder, 'dist/page-files.json');
    this.#filesByPath = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : undefined;
  }

  find(pattern: string): string[] {
    return globSync(pattern, { cwd: this.#folder });
  }

  bytes(file: string): Buffer | undefined {
    const path = join(this.#folder, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }

  text(file: string): string {
    const known = this.#texts.get(file) ?? normalise(this.bytes(file)?.toString() ?? '');
    this.#texts.set(file, known);
    return known;
  }

  /** The scripts and data a page loads, in an order that does not depend on their hashes. */
  scripts(path: string): string {
    const files = this.#filesByPath?.[decodeURI(path).toLowerCase()] ?? this.find('static/js/*.js');
    const texts = files
      .filter((file) => !file.endsWith('.css'))
      .map((file) => normalise(file) + this.text(file));
    return texts.sort().join('\n');
  }
}

export interface Difference {
  path: string;
  isFirstEdition: boolean;
  /** Its scripts differ too, so they must run; otherwise the served document shows the difference. */
  runsScripts: boolean;
}

/**
 * The documents that may look different, and how many there are in either site. Styles are in the document, so an
 * equal document can differ only by its scripts or by a picture of the same name.
 */
export function differingDocuments(beforeFolder: string, afterFolder: string) {
  const [before, after] = [new BuiltSite(beforeFolder), new BuiltSite(afterFolder)];
  const both = (pattern: string) => [...new Set([before, after].flatMap((site) => site.find(pattern)))];
  const pictures = both('{images,media}/**/*.*').filter((file) => {
    const [old, current] = [before.bytes(file), after.bytes(file)];
    return !/\.(br|gz)$/.test(file) && !(old && current && old.equals(current));
  });
  // Translations last, and a page before the spellings of its address in folders.
  const rank = (file: string) => (isFirstEdition(pathOf(file)) ? 0 : 100) + file.split('/').length;
  const documents = both('**/*.html').sort(
    (one, other) => rank(one) - rank(other) || one.localeCompare(other),
  );
  const seen = new Set<string>();
  const differing = documents.flatMap((file): Difference[] => {
    const [path, old, text] = [pathOf(file), before.text(file), after.text(file)];
    const runsScripts = before.scripts(path) !== after.scripts(path);
    if (old === text && !runsScripts && !pictures.some((picture) => text.includes(picture))) return [];
    // The same document at two addresses is compared once.
    const copy = `${old}\0${text}`;
    if (seen.has(copy)) return [];
    seen.add(copy);
    return [{ path, isFirstEdition: isFirstEdition(path), runsScripts }];
  });
  return { differing, all: documents.length };
}

const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

const isFirstEdition = (path: string) =>
  !editions.some(({ prefix }) => prefix && `${path}/`.startsWith(`${prefix}/`));
