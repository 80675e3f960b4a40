/* The bundler's manifest: which files were built from a source. */
import type { Manifest, ManifestChunk } from 'vite';

/** Throws if there is none: a document would link to `/undefined`, or lack its styles. */
export function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The bundle has no ${source}`);
  return chunk;
}
