/* The inline scripts and styles of a finished document, as the security policy names them. */
import { blockHash } from '../hosting/block-hash.ts';
import type { InlineBlocks } from '../hosting/hosting.ts';

export function inlineBlocks(html: string): InlineBlocks {
  return {
    scripts: hashes(html, /<script(?: data-start="[^"]*")?>(.*?)<\/script>/gs),
    styles: hashes(html, /<style>(.*?)<\/style>/gs),
  };
}

function hashes(html: string, inline: RegExp): string[] {
  const texts = new Set([...html.matchAll(inline)].map(([, inside = '']) => inside));
  return [...texts].map(blockHash).sort();
}
