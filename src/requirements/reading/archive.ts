/* Office files are ZIP archives of XML. Only the needed parts are unpacked, and never more than a limit. */
import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'saxen';
import { Unreadable } from './sheet.ts';

/** Protects the memory from a zip bomb. */
const mostUnpacked = 60_000_000;

export type ArchiveEntries = Record<string, string>;

export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean): ArchiveEntries {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, size: packed, originalSize }) => {
        if (!wanted(name)) return false;
        // A part cannot be smaller than its compressed data: its stated size is false, and unpacking it may take
        // minutes.
        if (packed > originalSize + 1000) throw new Unreadable('damaged');
        size += originalSize;
        if (size > mostUnpacked) throw new Unreadable('too-deep');
        return true;
      },
    });
    return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged');
  }
}

export interface Reader {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads elements in order; names have no namespace prefix. */
export function readXml(xml: string, { open, text, close }: Reader): void {
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser();
  parser.on('openTag', (name, getAttributes, decode) => {
    open?.(plain(name), (wanted) => {
      const attributes = getAttributes();
      const key = Object.keys(attributes).find((attribute) => plain(attribute) === wanted);
      const value = key === undefined ? undefined : attributes[key];
      return value === undefined ? undefined : decode(value);
    });
  });
  parser.on('text', (value, decode) => text?.(decode(value)));
  parser.on('cdata', (value) => text?.(value));
  parser.on('closeTag', (name) => close?.(plain(name)));
  parser.on('error', () => {
    throw new Unreadable('damaged');
  });
  parser.parse(xml);
}
