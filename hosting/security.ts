/*
 * The security headers. The CSP allows only the document's own inline scripts and styles, by their hashes. Data
 * blocks (JSON-LD) are never run and need none.
 */
import type { Hosting, InlineBlocks } from './hosting.ts';
import { strictTransportHeader } from './strict-transport.ts';

export const securityHeaders: Hosting['headers'] = {
  'Strict-Transport-Security': strictTransportHeader(),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // No device permission is used.
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Resource-Policy': 'same-origin',
};

interface Allowed {
  formEndpoint?: string | undefined;
  vitalsEndpoint?: string | undefined;
  /** The Trusted Types policies scripts may create. */
  trustedTypes: string;
}

export function policyDirectives({ formEndpoint, vitalsEndpoint, trustedTypes }: Allowed): Hosting['policy'] {
  const form = originOf(formEndpoint);
  const self = (origins: string[] = []) => ["'self'", ...new Set(origins)].join(' ');
  return {
    'default-src': "'none'",
    'script-src': self(),
    'style-src': self(),
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'media-src': self(),
    'manifest-src': self(),
    'worker-src': self(),
    'connect-src': self([...form, ...originOf(vitalsEndpoint)]),
    'form-action': self(form),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': trustedTypes,
  };
}

const noBlocks: InlineBlocks = { scripts: [], styles: [] };

export function contentSecurityPolicy(directives: Hosting['policy'], blocks = noBlocks): string {
  const hashes: Record<string, string[]> = { 'script-src': blocks.scripts, 'style-src': blocks.styles };
  return Object.entries(directives)
    .map(([name, sources]) => [name, sources, ...(hashes[name] ?? []).map((hash) => `'${hash}'`)].join(' '))
    .join('; ');
}

/** The security headers of one response: a document's, or any other. */
export function responseHeaders({ headers, policy }: Hosting, blocks?: InlineBlocks): [string, string][] {
  return [['Content-Security-Policy', contentSecurityPolicy(policy, blocks)], ...Object.entries(headers)];
}

/** For hosts with one CSP for all documents: the hashes of all inline blocks. */
export function allBlocks({ documents, notFound }: Pick<Hosting, 'documents' | 'notFound'>): InlineBlocks {
  const all = [...documents, ...notFound];
  const each = (kind: keyof InlineBlocks) => [...new Set(all.flatMap((document) => document[kind]))].sort();
  return { scripts: each('scripts'), styles: each('styles') };
}

/** An endpoint on the site's own origin is covered by 'self'. */
function originOf(endpoint: string | undefined): string[] {
  return endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
}
