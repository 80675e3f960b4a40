/* What a stored file answers to a GET: whole, in part, or "not modified". */
import { preferredEncoding } from '../hosting/encoding.ts';
import { requestedPart } from '../hosting/range.ts';
import { cacheLifetimes } from '../hosting/rules.ts';
import type { Representation, StoredFile } from './site-store.ts';

/** The request's headers that matter to a file. */
export interface Conditions {
  'accept-encoding'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-range'?: string | undefined;
  range?: string | undefined;
}

export interface FileResponse {
  status: 200 | 206 | 304 | 404 | 416;
  headers: [string, string][];
  body?: Buffer;
}

export function fileResponse(file: StoredFile, status: 200 | 404, conditions: Conditions): FileResponse {
  const { range } = conditions;
  const { body, etag, headers } = range ? file.plain : chosen(file, conditions['accept-encoding']);
  const whole: FileResponse = { status, headers: [...headers, lengthOf(body)], body };
  if (status === 404) return whole;
  if (isKnown(etag, conditions['if-none-match'])) return { status: 304, headers };

  const isSameFile = !conditions['if-range'] || conditions['if-range'] === etag;
  const part = range && isSameFile ? requestedPart(range, body.length) : 'whole';
  if (part === 'whole') return whole;
  if (part === 'unsatisfiable') {
    const lasting = headers.filter(([name]) => name !== 'Cache-Control');
    const own: [string, string][] = [
      ['Cache-Control', cacheLifetimes.otherwise],
      ['Content-Range', `bytes */${body.length}`],
      ['Content-Length', '0'],
    ];
    return { status: 416, headers: [...lasting, ...own] };
  }
  const bytes = body.subarray(part.start, part.end + 1);
  const place = `bytes ${part.start}-${part.end}/${body.length}`;
  return { status: 206, headers: [...headers, ['Content-Range', place], lengthOf(bytes)], body: bytes };
}

const lengthOf = (body: Buffer): [string, string] => ['Content-Length', String(body.length)];

function chosen(file: StoredFile, accepted: string | undefined): Representation {
  const encoding = preferredEncoding(accepted, file.encodings);
  return (encoding && file[encoding]) ?? file.plain;
}

function isKnown(etag: string, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.includes(etag));
}
