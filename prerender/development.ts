/* `npm run dev`: each request is rendered as the prerender would, and kept fresh by Vite. */
import { readFile } from 'node:fs/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { fillTemplate } from './document.ts';

export function renderInDevelopment(): Plugin {
  return {
    name: 'render-in-development',
    apply: 'serve',
    configureServer(server) {
      // After Vite's own middleware: what is left is a page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = request.originalUrl ?? '/';
            const { render } = (await server.ssrLoadModule(
              '/src/app/render.tsx',
            )) as typeof import('../src/app/render.tsx');
            const page = await render(new URL(url, 'http://localhost').pathname);
            const template = await readFile('index.html', 'utf8');
            const html = await server.transformIndexHtml(
              url,
              fillTemplate(template, page, { head: stylesheets(server) }),
            );
            response.statusCode = page.match.id ? 200 : 404;
            response.setHeader('Content-Type', 'text/html');
            response.end(html);
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
      };
    },
  };
}

/** Of everything rendered so far: scripts would bring them too, but only after the page has been seen bare. */
function stylesheets(server: ViteDevServer): string[] {
  const rendered = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return ['/src/styles/index.css', ...rendered.filter((url) => url.endsWith('.css'))].map(
    (url) => `<link rel="stylesheet" href="${url}">`,
  );
}
