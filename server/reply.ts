/* What a stored file answers to a GET: whole, in part, or "you have it". */
import { requestedPart } from '../hosting/range.ts';
import type { Form, StoredFile } from './site-store.ts';

/** The request's headers that matter to a file. */
export interface Conditions {
  'accept-encoding'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-range'?: string | undefined;
  range?: string | undefined;
}

export interface Reply {
  status: 200 | 206 | 304 | 404 | 416;
  form: Form;
  /** Beyond the headers of the form. */
  headers: string[];
  body?: Buffer;
}

export function reply(file: StoredFile, status: 200 | 404, conditions: Conditions): Reply {
  const { range } = conditions;
  const form = range ? file.plain : chosenForm(file, conditions['accept-encoding']);
  const { body, etag } = form;
  if (status === 404) return { status, form, headers: lengthOf(body), body };
  if (isKnown(etag, conditions['if-none-match'])) return { status: 304, form, headers: [] };

  const stillThatFile = !conditions['if-range'] || conditions['if-range'] === etag;
  const part = range && stillThatFile ? requestedPart(range, body.length) : 'whole';
  if (part === 'whole') return { status, form, headers: lengthOf(body), body };
  if (part === 'unsatisfiable') {
    return { status: 416, form, headers: ['Content-Range', `bytes */${body.length}`, 'Content-Length', '0'] };
  }
  const bytes = body.subarray(part.start, part.end + 1);
  const place = `bytes ${part.start}-${part.end}/${body.length}`;
  return { status: 206, form, headers: ['Content-Range', place, ...lengthOf(bytes)], body: bytes };
}

const lengthOf = (body: Buffer) => ['Content-Length', String(body.length)];

function chosenForm(file: StoredFile, accepted: string | undefined): Form {
  if (!accepted) return file.plain;
  if (file.br && accepts(accepted, 'br')) return file.br;
  if (file.gzip && accepts(accepted, 'gzip')) return file.gzip;
  return file.plain;
}

/** `gzip, br;q=0.5` accepts both; `br;q=0` refuses. */
function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  return at >= 0 && !/^\w*\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + encoding.length));
}

function isKnown(etag: string, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.includes(etag));
}
