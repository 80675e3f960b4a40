/* Which documents of two built sites may look different. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const site = 'dist/site';
const filesOf = (folder: string, pattern: string) => globSync(pattern, { cwd: join(folder, site) });
const read = (folder: string, file: string) => {
  try {
    return readFileSync(join(folder, site, file));
  } catch {
    return undefined;
  }
};

/**
 * Paths of those that differ, of all there are in either. Styles and the names of scripts are in the document, so that
 * an equal one looks different only by a picture of the same name.
 */
export function differingDocuments(before: string, after: string) {
  const both = (pattern: string) => [
    ...new Set([before, after].flatMap((folder) => filesOf(folder, pattern))),
  ];
  const differs = (file: string) => !read(before, file)?.equals(read(after, file) ?? Buffer.of());
  const pictures = both('{images,media}/**/*.*').filter((file) => !/\.(br|gz)$/.test(file) && differs(file));
  // Pages of the first edition come before those in folders.
  const documents = both('**/*.html').sort(
    (one, other) => one.split('/').length - other.split('/').length || one.localeCompare(other),
  );
  const differing = documents.filter((file) => {
    if (differs(file)) return true;
    const text = read(after, file)?.toString() ?? '';
    return pictures.some((picture) => text.includes(picture));
  });
  return { differing: differing.map(pathOf), all: documents.length };
}

const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
