/* Reads XML from front to back, without building a document. */
import { Parser } from 'saxen';
import { Unreadable } from './sheet.ts';

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
