/*
 * The host's view of the built site. The build writes it to one file, dist/hosting.json, which the
 * shipped server, the edge functions, the nginx configuration and the tests read.
 */
export interface Hosting {
  /** Where the site lives, without a trailing slash. */
  origin: string;
  /** On every response, beside the policy. */
  headers: Record<string, string>;
  /** The Content-Security-Policy by directive, before a document's own blocks are named. */
  policy: Record<string, string>;
  /** In each edition the contact form posts to its own page, which no static host answers well. */
  formPaths: string[];
  /** Any path below one of these shows that edition's services page, which scrolls to a known service. */
  servicesPaths: string[];
  /** One per path, whatever its spelling, sorted by file name. */
  documents: HostedDocument[];
  /** One an edition, the first edition's first. */
  notFound: NotFoundDocument[];
  /** Addresses pages had before, and the path each leads to for good. */
  redirects: { from: string; to: string }[];
}

export interface HostedDocument extends InlineBlocks {
  /** As written in links and in the canonical address. */
  path: string;
  file: string;
}

/** Shown for every wrong address below the prefix; the empty prefix is the first edition's. */
export interface NotFoundDocument extends HostedDocument {
  prefix: string;
}

/** The scripts and styles inside a document, as the policy names them: `sha256-…`. */
export interface InlineBlocks {
  scripts: string[];
  styles: string[];
}

export const hostingFile = 'dist/hosting.json';
