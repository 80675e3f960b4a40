/*
 * The development site with the editor's script in each page and an API that writes. It listens on 127.0.0.1 only and
 * is never part of a build.
 */
import { randomBytes } from 'node:crypto';
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createServer as createVite,
  type InlineConfig,
  loadConfigFromFile,
  mergeConfig,
  type RunnableDevEnvironment,
} from 'vite';
import { checkFile, handlers, writing } from './api.ts';
import { showBrokenPages } from './broken-page.ts';
import { Changes } from './changes.ts';
import { ContentChangeNotifier } from './content-change-notifier.ts';
import { deskAddress, deskDocument, deskViewAt, isDesk } from './desk-page.ts';
import { EditedSite } from './edited-site.ts';
import { type Access, checkCaller, checkHost, checkSite, noFraming, tabHeader } from './guard.ts';
import { parseBody, readBody, refuse, send } from './http-json.ts';
import { inPage } from './in-page.ts';
import { Literals, markContent, markedEnvironment } from './mark-content.ts';
import { Refused } from './refused.ts';
import { Queue, reportingWrites } from './serial-saves.ts';
import type { Change } from './step.ts';
import { tokenFragment } from './token-fragment.ts';
import { Types } from './types.ts';
import { finish } from './write-files.ts';

export interface Editor {
  /** With the token, so that only who started the editor can use it. */
  address: string;
  finished: string[];
  close(): Promise<void>;
}

export async function startEditor(root: string, port: number): Promise<Editor> {
  const finished = finish(root);
  const access: Access = { port, token: randomBytes(24).toString('base64url') };
  const [types, literals] = [new Types(root), new Literals()];
  const notifier = new ContentChangeNotifier(root, types);
  const http = createHttp((request, response) => {
    for (const [name, value] of noFraming) response.setHeader(name, value);
    try {
      checkHost(request, access);
      checkSite(request);
      if (request.url?.startsWith('/editor/api/')) void respond(request, response);
      else if (isDesk(pathOf(request))) void showDesk(request, response);
      else vite.middlewares(request, response);
    } catch (error) {
      refuse(response, error);
    }
  });
  // Loaded once: Vite would restart whenever a content file that the configuration reads changes.
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
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ['**/.*.editing'] },
    },
    plugins: [markContent(root, types, literals), inPage(), showBrokenPages, notifier.plugin],
  };
  const vite = await createVite(mergeConfig(configured?.config ?? {}, own));
  const changes = new Changes(root, types);
  const site = new EditedSite(root, vite, types);
  const notify = (written: Change[], isSilent?: boolean) => notifier.notify(vite, written, isSilent);
  const saves = new Queue();
  const api = handlers({ root, types, literals, changes, site, saves, renderMarked, notify });

  async function renderMarked(pathname: string): Promise<string> {
    const environment = vite.environments[markedEnvironment] as RunnableDevEnvironment;
    const { render }: typeof import('../src/app/render.tsx') =
      await environment.runner.import('/src/app/render.tsx');
    return (await render(pathname)).html;
  }

  async function showDesk(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = pathOf(request);
    if (!deskViewAt(pathname)) return void response.writeHead(302, { Location: deskAddress('drafts') }).end();
    const html = await vite.transformIndexHtml(pathname, deskDocument);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(html);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      checkCaller(request, access);
      const name = request.url?.slice('/editor/api/'.length) ?? '';
      const handler = Object.hasOwn(api, name) ? api[name] : undefined;
      if (!handler) throw new Refused(404, 'The editor has no such command.');
      const body = parseBody(await readBody(request));
      checkFile(root, body);
      const stopper = new AbortController();
      response.once('close', () => stopper.abort());
      const write = () => {
        stopper.signal.throwIfAborted();
        changes.signal = stopper.signal;
        notifier.tab = String(request.headers[tabHeader] ?? '');
        return reportingWrites(changes, () => handler(body));
      };
      const answered = writing.has(name) ? await saves.run(write) : await handler(body);
      send(response, 200, answered ?? {});
    } catch (error) {
      if (!response.closed) refuse(response, error);
    }
  }

  await new Promise<void>((listening, failed) => {
    http.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  access.port = (http.address() as AddressInfo).port;
  return {
    address: `http://127.0.0.1:${access.port}/${tokenFragment}${access.token}`,
    finished,
    async close() {
      await vite.close();
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
      await types.close();
    },
  };
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/[?#].*$/, '');
