/* Adds the editor's scripts to the pages Vite serves. */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { buildScript } from '../prerender/script.ts';
import { isDesk } from './desk-page.ts';

/** The first script holds clicks, the second starts the editor. */
export function inPage(): Plugin {
  // Built with the first page, not before: a build makes Vite treat the next server as production.
  let holdClicks: Promise<string> | undefined;
  return {
    name: 'editor-in-page',
    async transformIndexHtml(_, { path }) {
      if (isDesk(path)) return [script('/editor/client/desk.tsx')];
      holdClicks ??= buildScript('editor/client/hold-clicks.ts');
      return [
        { tag: 'script', children: await holdClicks, injectTo: 'head-prepend' },
        { tag: 'style', children: openingStyle, injectTo: 'head' },
        {
          tag: 'p',
          attrs: { id: 'editor-opening', role: 'status' },
          children: 'Getting ready… Your click is kept.',
          injectTo: 'body',
        },
        script('/editor/client/start.tsx'),
      ];
    },
  };
}

const script = (src: string) =>
  ({ tag: 'script', attrs: { type: 'module', src }, injectTo: 'body' }) satisfies HtmlTagDescriptor;

/** Shown until the bar's script has loaded. */
const openingStyle = `#editor-opening {
  position: fixed; inset-block-end: 1rem; inset-inline: 0; z-index: 900; inline-size: fit-content;
  margin: 0 auto; padding: 1rem 1.5rem; background: #05161e; color: #fff; font: 1rem/1.3 sans-serif;
}`;
