/*
 * The site as `npm run dev` shows it, with the editor's script in each page and a way to write. It listens on
 * this machine alone, and no build knows of it.
 */
import { randomBytes } from 'node:crypto';
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createServer as createVite,
  type InlineConfig,
  loadConfigFromFile,
  mergeConfig,
  type Plugin,
  type RunnableDevEnvironment,
} from 'vite';
import { answers, checkFile } from './api.ts';
import { type Change, Changes } from './changes.ts';
import { ContentNews } from './content-news.ts';
import { SyntaxProblem } from './content-tree.ts';
import { checkCaller, checkHost, type Door } from './guard.ts';
import { Literals, markContent, marked } from './mark-content.ts';
import { Refused } from './refused.ts';
import { Site } from './site.ts';
import { Types } from './types.ts';
import { finish } from './write-files.ts';

const largestBody = 40 * 1024 * 1024;

export interface Editor {
  address: string;
  token: string;
  finished: string[];
  close(): Promise<void>;
}

export async function startEditor(root: string, port: number): Promise<Editor> {
  const finished = finish(root);
  const door: Door = { port, token: randomBytes(24).toString('base64url') };
  const [types, literals] = [new Types(root), new Literals()];
  const news = new ContentNews(root, types);
  const http = createHttp((request, response) => {
    try {
      checkHost(request, door);
      if (request.url?.startsWith('/editor/api/')) void answer(request, response);
      else vite.middlewares(request, response);
    } catch (error) {
      refuse(response, error);
    }
  });
  // Read once: Vite would start anew with each change of a content file the configuration reads.
  const configured = await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    'vite.config.ts',
    root,
  );
  const own: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    cacheDir: '.cache/editor/vite',
    server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: ['**/.*.editing'] } },
    plugins: [markContent(root, types, literals), inPage(door), news.plugin],
  };
  const vite = await createVite(mergeConfig(configured?.config ?? {}, own));
  const changes = new Changes(root, types);
  const site = new Site(root, vite, types);
  const tell = (written: Change[]) => news.tell(vite, written);
  const api = answers({ root, vite, types, literals, changes, site, renderMarked, tell });

  async function renderMarked(pathname: string): Promise<string> {
    const environment = vite.environments[marked] as RunnableDevEnvironment;
    const { render }: typeof import('../src/app/render.tsx') =
      await environment.runner.import('/src/app/render.tsx');
    return (await render(pathname)).html;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      checkCaller(request, door);
      const name = request.url?.slice('/editor/api/'.length) ?? '';
      const ask = Object.hasOwn(api, name) ? api[name] : undefined;
      if (!ask) throw new Refused(404, 'The editor does not know how to do that.');
      const question = JSON.parse(await readBody(request));
      checkFile(root, question);
      send(response, 200, (await ask(question)) ?? {});
    } catch (error) {
      refuse(response, error);
    }
  }

  await new Promise<void>((listening, failed) => {
    http.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  door.port = (http.address() as AddressInfo).port;
  return {
    address: `http://127.0.0.1:${door.port}/`,
    token: door.token,
    finished,
    async close() {
      await vite.close();
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
      await types.close();
    },
  };
}

/** The editor's script in each document. */
function inPage(door: Door): Plugin {
  return {
    name: 'editor-in-page',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'editor-token', content: door.token } },
      { tag: 'script', attrs: { type: 'module', src: '/editor/client/start.tsx' }, injectTo: 'body' },
    ],
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new Refused(413, 'That is larger than 30 MB: choose a smaller picture.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function refuse(response: ServerResponse, error: unknown): void {
  const status = error instanceof Refused ? error.status : error instanceof SyntaxProblem ? 422 : 500;
  const why = error instanceof Error ? error.message : String(error);
  if (status === 500) console.error(error);
  send(response, status, {
    refused: status === 500 ? `That did not work: ${why} Nothing was changed.` : why,
  });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
