/* Puts one rendered screen into the document template. Pure text in, text out. */
import { readFileSync } from 'node:fs';
import type { HeadTag } from '../src/app/head.ts';
import type { Rendered } from '../src/app/render.tsx';

export const beforePaint = readFileSync(new URL('../src/app/before-paint.js', import.meta.url), 'utf8')
  .replace(/^\/\*.*?\*\/\s*/s, '')
  .replace(/\s*\n\s*/g, ' ')
  .trim();

export function fillTemplate(template: string, page: Rendered, extraHead: string[] = []): string {
  const head = [
    `<script>${beforePaint}</script>`,
    ...page.head.map(headTag),
    `<meta name="screen" content="${page.match.screen.name}">`,
    ...extraHead,
  ];
  // Replacement functions: the words of a page may hold `$&`.
  return template.replace('<!--head-->', () => head.join('\n    ')).replace('<!--page-->', () => page.html);
}

function headTag(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
  if (tag.tag === 'meta') return `<meta name="${tag.name}" content="${escapeHtml(tag.content)}">`;
  return `<link rel="${tag.rel}" href="${escapeHtml(tag.href)}">`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
