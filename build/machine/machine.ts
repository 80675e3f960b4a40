/* Everything made for machines: files of their own, and what each document tells them. */
import type { Path } from '../../src/content/schema.ts';
import type { Files } from '../files.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { shareCards } from './share-cards.ts';
import { shareTags } from './share-tags.ts';
import { sitemap } from './sitemap.ts';
import { jsonScript, structuredData } from './structured-data/structured-data.ts';
import { webManifest } from './web-manifest.ts';

export async function machineFiles(): Promise<Files> {
  return new Map<string, string | Uint8Array>([
    ['sitemap.xml', sitemap()],
    ['robots.txt', robots()],
    ['manifest.webmanifest', webManifest()],
    ['.well-known/security.txt', securityTxt(new Date())],
    ...(await shareCards()),
  ]);
}

export function machineTags(path: Path): { head: string[]; end: string[] } {
  return { head: shareTags(path), end: [jsonScript(structuredData(path))] };
}
