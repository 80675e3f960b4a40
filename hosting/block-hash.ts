/* The hash of an inline script or style, as in a CSP. */
import { createHash } from 'node:crypto';

export function blockHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
