/* The development server with the pages of parts in front of the site: `/parts` and `/parts/<group>`. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createServer, loadConfigFromFile, mergeConfig, type Plugin, type ViteDevServer } from 'vite';
import { stylesheets } from '../prerender/development.ts';
import { composeDocument } from '../prerender/document.ts';
import { groups } from './groups.ts';
import { viewer } from './viewer.ts';

export interface PartsServer {
  address: string;
  close(): Promise<void>;
}

export async function startParts(port: number): Promise<PartsServer> {
  const configured = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts');
  const vite = await createServer(
    mergeConfig(configured?.config ?? {}, {
      configFile: false,
      logLevel: 'warn',
      cacheDir: '.cache/parts/vite',
      server: { port, host: 'localhost' },
      plugins: [showParts()],
    }),
  );
  await vite.listen();
  const address = `${vite.resolvedUrls?.local[0] ?? ''}parts`;
  return { address, close: () => vite.close() };
}

const gallery = (vite: ViteDevServer) =>
  vite.ssrLoadModule('/parts/gallery.tsx') as Promise<typeof import('./gallery.tsx')>;

function showParts(): Plugin {
  return {
    name: 'show-parts',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        const [, group] = /^\/parts(?:\/(\w*))?$/.exec(url.pathname) ?? [null, null];
        if (group === null) return next();
        try {
          response.setHeader('Content-Type', 'text/html');
          response.end(await (group ? groupPage(vite, group, url) : viewer(groups, url.searchParams)));
        } catch (error) {
          vite.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}

async function groupPage(vite: ViteDevServer, group: string, url: URL): Promise<string> {
  const { Group } = await gallery(vite);
  const direction = url.searchParams.get('direction') === 'rtl' ? 'rtl' : 'ltr';
  const script = { type: 'module', src: '/parts/client.tsx' };
  const { html } = composeDocument({
    edition: { tag: 'en', direction },
    head: [{ tag: 'title', text: `Parts: ${group}` }, ...stylesheets(vite, 'Latn')],
    page: renderToString(createElement(Group, { group })),
    symbols: [],
    end: url.searchParams.get('scripts') === 'off' ? [] : [{ tag: 'script', attributes: script }],
  });
  return url.searchParams.get('scripts') === 'off' ? html : vite.transformIndexHtml(url.pathname, html);
}
