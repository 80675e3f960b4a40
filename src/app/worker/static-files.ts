/* This deployment's scripts and styles: which ones a page needs, and their digests. */

/** Set by the build: the files' addresses with their digests, and per page the numbers of those it needs. */
declare const STATIC_FILES: [path: string, digest: string][];
declare const SCRIPTS: Record<string, number[]>;

/** The scripts and styles of a page, by its cache key. */
export function scriptsOf(key: string): string[] {
  const path = decodeURIComponent(key);
  // A service has its own path below that of its page.
  const numbers = SCRIPTS[path] ?? SCRIPTS[path.replace(/\/[^/]*$/, '')] ?? [];
  return numbers.flatMap((at) => STATIC_FILES[at]?.[0] ?? []);
}

/** A response may have been truncated. Files of another deployment cannot be checked and are trusted. */
export async function isWhole(path: string, response: Response): Promise<boolean> {
  const expected = digests.get(path);
  if (!expected) return true;
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))).startsWith(expected);
}

const digests = new Map(STATIC_FILES);
