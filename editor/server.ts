/*
 * The development site with the editor's script in each page and an API that writes. It listens on 127.0.0.1 only and
 * is never part of a build.
 */
import { randomBytes } from 'node:crypto';
import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createServer as createVite,
  type HtmlTagDescriptor,
  type InlineConfig,
  loadConfigFromFile,
  mergeConfig,
  type Plugin,
  type RunnableDevEnvironment,
} from 'vite';
import { buildScript } from '../prerender/script.ts';
import { checkFile, handlers, writing } from './api.ts';
import { showBrokenPages } from './broken-page.ts';
import { Changes } from './changes.ts';
import { ContentChangeNotifier } from './content-change-notifier.ts';
import { SyntaxProblem } from './content-tree.ts';
import { deskAddress, deskDocument, deskViewAt, isDesk } from './desk-page.ts';
import { EditedSite } from './edited-site.ts';
import { checkCaller, checkHost, checkSite, type Door, noFraming, tabHeader } from './guard.ts';
import { Literals, markContent, marked } from './mark-content.ts';
import { Refused } from './refused.ts';
import { AfterWriting, Queue, reportingWrites } from './serial-saves.ts';
import type { Change } from './step.ts';
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
  const notifier = new ContentChangeNotifier(root, types);
  const http = createHttp((request, response) => {
    for (const [name, value] of noFraming) response.setHeader(name, value);
    try {
      checkHost(request, door);
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
      cors: false,
      hmr: { server: http },
      watch: { ignored: ['**/.*.editing'] },
    },
    plugins: [markContent(root, types, literals), inPage(door), showBrokenPages, notifier.plugin],
  };
  const vite = await createVite(mergeConfig(configured?.config ?? {}, own));
  const changes = new Changes(root, types);
  const site = new EditedSite(root, vite, types);
  const notify = (written: Change[], isSilent?: boolean) => notifier.notify(vite, written, isSilent);
  const saves = new Queue();
  const api = handlers({ root, types, literals, changes, site, saves, renderMarked, notify });

  async function renderMarked(pathname: string): Promise<string> {
    const environment = vite.environments[marked] as RunnableDevEnvironment;
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
      checkCaller(request, door);
      const name = request.url?.slice('/editor/api/'.length) ?? '';
      const handler = Object.hasOwn(api, name) ? api[name] : undefined;
      if (!handler) throw new Refused(404, 'The editor does not know how to do that.');
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

/** Adds the editor's scripts to each document: the first holds clicks, the second starts the editor. */
function inPage(door: Door): Plugin {
  // Built with the first page, not before: a build makes Vite treat the next server as production.
  let holdClicks: Promise<string> | undefined;
  return {
    name: 'editor-in-page',
    async transformIndexHtml(_, { path }) {
      const token = { tag: 'meta', attrs: { name: 'editor-token', content: door.token } };
      if (isDesk(path)) return [token, script('/editor/client/desk.tsx')];
      holdClicks ??= buildScript('editor/client/hold-clicks.ts');
      return [
        token,
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

const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/[?#].*$/, '');

const script = (src: string) =>
  ({ tag: 'script', attrs: { type: 'module', src }, injectTo: 'body' }) satisfies HtmlTagDescriptor;

/** Shown until the bar's script has loaded. */
const openingStyle = `#editor-opening {
  position: fixed; inset-block-end: 1rem; inset-inline: 0; z-index: 900; inline-size: fit-content;
  margin: 0 auto; padding: 1rem 1.5rem; background: #05161e; color: #fff; font: 1rem/1.3 sans-serif;
}`;

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

function parseBody(body: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    // Rejected below, like JSON that is not an object.
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new Refused(400, 'This request cannot be read.');
  return parsed as Record<string, unknown>;
}

function refuse(response: ServerResponse, error: unknown): void {
  if (error instanceof Refused || error instanceof SyntaxProblem) {
    send(response, error instanceof Refused ? error.status : 422, { refused: forOwner(error.message) });
    return;
  }
  console.error(error instanceof AfterWriting ? error.cause : error);
  const written = error instanceof AfterWriting ? error.steps : [];
  const refused =
    written.length > 0
      ? `Saved: ${written.join(', ')}. Something failed afterwards: load the page again to see it.`
      : 'That did not work. Nothing was changed.';
  send(response, 500, { refused, written });
}

/** A syntax error in a content file needs a programmer: name the part and line instead of the path. */
const forOwner = (sentence: string) =>
  sentence.replace(
    /^src\/content\/(?:[\w-]+\/)*([\w-]+)\.ts cannot be read: .*\(line (\d+)\)\./s,
    (_, name: string, line: string) =>
      `‘${name.replaceAll('-', ' ')}’ cannot be read: a programmer has to mend line ${line}.`,
  );

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
