/*
 * The security headers. The policy allows what the built documents hold and nothing else: inline scripts
 * and styles are named by their hash, collected from the documents themselves. Data blocks (JSON-LD) are
 * never run and need none.
 */
import { createHash } from 'node:crypto';
import { trustedPolicy } from '../src/app/trusted-policy.ts';
import type { Brand } from '../src/content/brand.ts';
import { brand } from '../src/content/brand.ts';

type Endpoints = Pick<Brand, 'formEndpoint' | 'vitalsEndpoint'>;

export function securityHeaders(documents: Iterable<string>): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy([...documents])],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** Nothing of the visitor's machine is asked for. */
const refusedFeatures = [
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
];

export function contentSecurityPolicy(documents: string[], endpoints: Endpoints = brand): string {
  const form = originOf(endpoints.formEndpoint);
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...hashes(documents, /<script(?: data-start="[^"]*")?>(.*?)<\/script>/gs)],
    ["style-src 'self'", ...hashes(documents, /<style>(.*?)<\/style>/gs)],
    ["img-src 'self' data:"],
    ['font-src data:'],
    ["media-src 'self'"],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["connect-src 'self'", ...new Set([...form, ...originOf(endpoints.vitalsEndpoint)])],
    ["form-action 'self'", ...form],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ["require-trusted-types-for 'script'"],
    [`trusted-types ${trustedPolicy}`],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

function hashes(documents: string[], inline: RegExp): string[] {
  const found = new Set(
    documents.flatMap((text) => [...text.matchAll(inline)].map(([, inside]) => inside ?? '')),
  );
  return [...found].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
}

/** An endpoint on the site's own origin needs no word of its own. */
function originOf(endpoint: string | undefined): string[] {
  return endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
}
