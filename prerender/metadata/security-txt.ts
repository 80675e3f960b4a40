import { brand } from '../../src/content/brand.ts';

/**
 * Where to report a vulnerability (RFC 9116). It must expire within a year, so that reports do not go to an
 * abandoned address: every build renews it, and `npm run launch-check` warns before it expires.
 */
export function securityTxt(built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth(), built.getUTCDate()));
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
