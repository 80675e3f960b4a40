/* The name of an inline script or style in a security policy. */
import { createHash } from 'node:crypto';

export function blockHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
