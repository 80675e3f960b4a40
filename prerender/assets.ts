/*
 * Inlines what a document's first frame needs, because on a slow phone every further response delays it by a round
 * trip. Components request addresses while rendering: a picture of the first view gets a data URL, an icon a symbol
 * in the document. Pages reached by navigation fetch files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSymbol } from '../art/icon-symbol.ts';
import { contentType } from '../hosting/types.ts';
import type { AssetAddress } from '../src/ui/asset-address.ts';

const drawings: Record<string, string> = JSON.parse(
  readFileSync(new URL('../art/icons.json', import.meta.url), 'utf8'),
);

export interface DocumentAssets {
  addressOf: AssetAddress;
  /** Every file the document references or inlines. */
  files: Set<string>;
  /** The requested icons, to be inlined in the document. */
  symbols(): string[];
}

export function documentAssets(site: string): DocumentAssets {
  const files = new Set<string>();
  const icons = new Set<string>();
  return {
    addressOf(path, early) {
      const [file = path, icon] = path.split('#');
      files.add(file);
      if (icon) {
        icons.add(icon);
        return `#${symbolId(icon)}`;
      }
      return early ? dataAddress(join(site, file)) : path;
    },
    files,
    symbols: () => [...icons].map(symbolOf),
  };
}

const symbolId = (icon: string) => `icon-${icon}`;

function symbolOf(icon: string): string {
  const drawing = drawings[icon];
  if (!drawing)
    throw new Error(`art/icons.json has no ${icon}: add its name to src/content/icons.ts and draw it`);
  return iconSymbol(symbolId(icon), drawing);
}

const dataAddresses = new Map<string, string>();

export function dataAddress(file: string): string {
  const known = dataAddresses.get(file);
  if (known) return known;
  const address = file.endsWith('.svg')
    ? // Readable, it compresses better than base64.
      `data:image/svg+xml,${encodeURI(readFileSync(file, 'utf8').trim()).replaceAll('#', '%23')}`
    : `data:${contentType(file)};base64,${readFileSync(file, 'base64')}`;
  dataAddresses.set(file, address);
  return address;
}
