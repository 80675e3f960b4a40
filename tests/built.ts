/* The built site as files, for tests that read documents rather than open them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const site = 'dist/site';

export interface Document {
  file: string;
  html: string;
}

export const builtDocuments = (): Document[] =>
  globSync('**/*.html', { cwd: site })
    .sort()
    .map((file) => ({ file, html: readFileSync(join(site, file), 'utf8') }));

/** The decoded values of an attribute. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map(([, value = '']) => decode(value));
}

/** The content of a head's meta element, by its name or property. */
export function metaContent(html: string, name: string): string | undefined {
  const content = html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1];
  return content === undefined ? undefined : decode(content);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function decode(text: string): string {
  return text.replace(/&(\w+|#\w+);/g, (whole, entity) => entities[entity] ?? whole);
}
