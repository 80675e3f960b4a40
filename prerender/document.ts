/* Puts one rendered screen into the document template. Pure text in, text out. */
import { readFileSync } from 'node:fs';
import type { HeadTag } from '../src/app/head.ts';
import type { Rendered } from '../src/app/render.tsx';
import { siteLinks } from './metadata/site-links.ts';

export const beforePaint = readFileSync(new URL('../src/app/before-paint.js', import.meta.url), 'utf8')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s*\n\s*/g, ' ')
  .trim();

interface Extra {
  head: string[];
  /** Data the first paint need not wait for. */
  end?: string[];
}

export function fillTemplate(template: string, page: Rendered, extra: Extra): string {
  const head = [
    ...page.head.map(headTag),
    `<meta name="screen" content="${page.match.route.id}">`,
    ...siteLinks,
    ...extra.head,
    `<script>${beforePaint}</script>`,
  ];
  // Replacement functions: the words of a page may hold `$&`.
  return template
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--end-->', () => extra.end?.map((line) => `\n    ${line}`).join('') ?? '')
    .replace('<!--page-->', () => page.html);
}

function headTag(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
  if (tag.tag === 'meta') return `<meta name="${tag.name}" content="${escapeHtml(tag.content)}">`;
  return `<link rel="${tag.rel}" href="${escapeHtml(tag.href)}">`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
