/* Finds the document for an address: by path, by file name, or by a former address. */
import type { HostedDocument, Hosting } from './hosting.ts';

/** Keys are in lower case: paths are case-insensitive. */
export interface Documents extends Pick<Hosting, 'formPaths' | 'servicesPaths' | 'notFound'> {
  byPath: Map<string, HostedDocument>;
  byFile: Map<string, HostedDocument>;
  /** The redirect target of a former address. */
  moved: Map<string, string>;
}

type Described = Pick<Hosting, 'documents' | 'formPaths' | 'servicesPaths' | 'notFound' | 'redirects'>;

export function indexDocuments(described: Described): Documents {
  const { documents, redirects, formPaths, servicesPaths, notFound } = described;
  return {
    formPaths,
    servicesPaths,
    notFound,
    byPath: new Map(documents.map((document) => [document.path.toLowerCase(), document])),
    byFile: new Map(documents.map((document) => [document.file.toLowerCase(), document])),
    moved: new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to])),
  };
}

/** One per path: of two spellings (`About.html`, `about.html`) the same one is chosen on every machine. */
export function onePerPath(documents: HostedDocument[]): HostedDocument[] {
  const sorted = documents.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const found = new Map<string, HostedDocument>();
  for (const document of sorted) {
    const key = document.path.toLowerCase();
    if (!found.has(key)) found.set(key, document);
  }
  return [...found.values()];
}
