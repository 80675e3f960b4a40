/*
 * Reads a request that is as plain as almost all are: a GET that came in one piece, with a host, without a
 * body, on a connection that stays open. Anything else is left to Node's own parser.
 */
import type { Conditions } from './reply.ts';

export interface PlainGet {
  pathname: string;
  conditions: Conditions;
}

const longest = 8192;
const shape = /^GET (\/[!-"$->@-~]*)(?:\?[!-~]*)? HTTP\/1\.1\r\n((?:[\w-]+:[\t -~]*\r\n)+)\r\n$/;

export function plainGet(text: string): PlainGet | undefined {
  if (text.length > longest) return undefined;
  const [, pathname, fields] = text.match(shape) ?? [];
  if (!pathname || !fields) return undefined;

  let hosts = 0;
  const conditions: Conditions = {};
  for (const line of fields.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    switch (name) {
      case 'host':
        hosts++;
        break;
      case 'accept-encoding':
      case 'if-none-match':
      case 'if-range':
      case 'range':
        if (conditions[name] !== undefined) return undefined;
        conditions[name] = line.slice(colon + 1).trim();
        break;
      case 'connection':
        if (!/^keep-alive$/i.test(line.slice(colon + 1).trim())) return undefined;
        break;
      case 'content-length':
      case 'transfer-encoding':
      case 'expect':
      case 'upgrade':
        return undefined;
    }
  }
  return hosts === 1 ? { pathname, conditions } : undefined;
}
