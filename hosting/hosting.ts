/*
 * What hosts need to know about the built site. The build writes it to dist/hosting.json, which the included server,
 * the edge functions, the nginx configuration and the tests read.
 */
export interface Hosting {
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** Sent with every response, in addition to the CSP. */
  headers: Record<string, string>;
  /** The Content-Security-Policy by directive, without the hashes of a document's inline blocks. */
  policy: Record<string, string>;
  /** Paths to which the contact form of each edition posts; static hosts would reject the POST. */
  formPaths: string[];
  /** Any path below one of these shows that edition's services page, which scrolls to a known service. */
  servicesPaths: string[];
  /** One per path, whatever its spelling, sorted by file name. */
  documents: HostedDocument[];
  /** One an edition, the first edition's first. */
  notFound: NotFoundDocument[];
  /** Former addresses and their permanent redirect targets. */
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

/** Hashes of a document's inline scripts and styles for the CSP: `sha256-…`. */
export interface InlineBlocks {
  scripts: string[];
  styles: string[];
}

export const hostingFile = 'dist/hosting.json';
