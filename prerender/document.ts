/* Composes a document from its parts and collects the hashes of its inline blocks for the CSP. */

import { blockHash } from '../hosting/block-hash.ts';
import type { InlineBlocks } from '../hosting/hosting.ts';
import { brand } from '../src/content/brand.ts';
import type { Edition } from '../src/content/edition-schema.ts';
import { hasRoundInitial } from '../src/ui/mark-shape.ts';
import { type Tag, writeTag } from './html.ts';

export interface DocumentParts {
  /** The company's name, which may have changed since the program started. */
  company?: string;
  edition: Pick<Edition, 'tag' | 'direction'>;
  head: Tag[];
  /** The HTML rendered by React. */
  page: string;
  /** The icons the page uses. */
  symbols: string[];
  /** Not needed for the first paint. */
  end: Tag[];
}

export interface ComposedDocument extends InlineBlocks {
  html: string;
}

export function composeDocument(parts: DocumentParts): ComposedDocument {
  const { company = brand.name, edition, head, page, symbols, end } = parts;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const write = (tags: Tag[]) =>
    tags.map((tag) => {
      if (isInline(tag)) hashes[tag.tag].add(blockHash(tag.text));
      return writeTag(tag);
    });
  const html = [
    '<!doctype html>',
    `<html lang="${edition.tag}" dir="${edition.direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...write(head),
    '</head>',
    // Bullets and pins are shaped like a D, the company's initial; another initial gets a neutral shape.
    hasRoundInitial(company) ? '<body>' : '<body data-neutral>',
    // Before the page, so that icons appear with the text beside them on slow connections.
    `<svg width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`,
    `<div id="root">${page}</div>`,
    ...write(end),
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { html, scripts: [...hashes.script], styles: [...hashes.style] };
}

interface InlineTag extends Tag {
  tag: 'script' | 'style';
  text: string;
}

/** Data (JSON-LD) is never run and needs no hash. */
function isInline(tag: Tag): tag is InlineTag {
  const { text, attributes } = tag;
  return text !== undefined && (tag.tag === 'style' || (tag.tag === 'script' && !attributes?.type));
}
