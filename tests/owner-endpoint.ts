/*
 * Serves the site with a form endpoint: the same sources through the development server, with one line added to the
 * brand file, and an HTTP server at that address whose response a test can choose.
 */
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer, type Plugin } from 'vite';

export interface OwnersSite {
  url: string;
  endpoint: string;
  /** Bodies received, in order. */
  received: URLSearchParams[];
  /** Sets the endpoint's response; a function that never ends it simulates a hang. */
  answerWith(answer: RequestListener): void;
  close(): Promise<void>;
}

/** `at` is an existing endpoint; without it one is started. */
export async function serveOwnersSite(at?: string): Promise<OwnersSite> {
  const received: URLSearchParams[] = [];
  let answer: RequestListener = (_, response) => response.end('{}');
  const desk = createHttpServer(async (request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    received.push(new URLSearchParams(await text(request)));
    // The form comes from another origin, as it would to a form service.
    response.setHeader('Access-Control-Allow-Origin', '*');
    answer(request, response);
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  const endpoint = at ?? `http://127.0.0.1:${(desk.address() as AddressInfo).port}/enquiries`;

  const site = await createServer({
    plugins: [withEndpoint(endpoint)],
    server: { port: 0, hmr: false, watch: null },
    cacheDir: 'node_modules/.vite-owner',
    // Dependencies discovered at the first request would reload the page during a test.
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'web-vitals'],
    },
    logLevel: 'error',
  });
  await site.listen();
  return {
    url: (site.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    endpoint,
    received,
    answerWith(next) {
      answer = next;
    },
    async close() {
      desk.closeAllConnections();
      desk.close();
      await site.close();
    },
  };
}

function withEndpoint(endpoint: string): Plugin {
  return {
    name: 'with-endpoint',
    enforce: 'pre',
    transform(code, id) {
      const isBrand = id.endsWith('/src/content/brand.ts');
      return isBrand ? `${code}\nbrand.formEndpoint = '${endpoint}';` : undefined;
    },
  };
}
