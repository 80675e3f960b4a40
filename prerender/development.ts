/* `npm run dev`: renders each request as the prerender would, with Vite's hot reload. */
import type { Plugin, ViteDevServer } from 'vite';
import type { Script } from '../src/content/edition-schema.ts';
import { composeDocument } from './document.ts';
import { headOf } from './head.ts';
import type { Tag } from './html.ts';
import { buildScript } from './script.ts';
import { scriptStylesheet } from './styles.ts';

export function renderInDevelopment(): Plugin {
  return {
    name: 'render-in-development',
    apply: 'serve',
    configureServer(server) {
      // After Vite's own middleware, so that only pages are left.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = request.originalUrl ?? '/';
            const { render, movedTo } = (await server.ssrLoadModule(
              '/src/app/render.tsx',
            )) as typeof import('../src/app/render.tsx');
            const { pathname, search } = new URL(url, 'http://localhost');
            const page = await render(pathname);
            const moved = page.match.id ? undefined : movedTo(pathname);
            if (moved) {
              // Not a permanent redirect, which a browser would keep after the address is changed back.
              response.writeHead(302, { Location: encodeURI(moved) + search, 'Cache-Control': 'no-store' });
              response.end();
              return;
            }
            const beforePaint = await buildScript('src/app/first-frame/before-paint.ts');
            const { brand } = (await server.ssrLoadModule(
              '/src/content/brand.ts',
            )) as typeof import('../src/content/brand.ts');
            const { html } = composeDocument({
              company: brand.name,
              edition: page.match.edition,
              head: [
                ...headOf(page),
                ...stylesheets(server, page.match.edition.script),
                { tag: 'script', text: beforePaint },
              ],
              page: page.html,
              symbols: [],
              end: [{ tag: 'script', attributes: entry }],
            });
            response.statusCode = page.match.id ? 200 : 404;
            response.setHeader('Content-Type', 'text/html');
            response.end(await server.transformIndexHtml(url, html));
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
      };
    },
  };
}

const entry = {
  type: 'module',
  src: '/src/app/first-frame/entry.ts',
  'data-start': '/src/app/start.tsx',
};

/**
 * Links to the stylesheets of all modules rendered so far; loaded by scripts, they would come after the first paint.
 */
export function stylesheets(server: ViteDevServer, script: Script): Tag[] {
  const rendered = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  const own = ['/src/styles/index.css', `/${scriptStylesheet(script)}`];
  return [...own, ...rendered.filter((url) => url.endsWith('.css'))].map((href) => ({
    tag: 'link',
    attributes: { rel: 'stylesheet', href },
  }));
}
