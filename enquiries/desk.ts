/* The owner's desk, on a separate port that only this machine can reach: list, read, answer, export, erase. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { csv } from './csv.ts';
import { deskPage, erasePage, signInPage } from './desk-pages.ts';
import { matching, shownIn } from './filters.ts';
import { FormError } from './form.ts';
import { readBody } from './intake.ts';
import { pageHeaders } from './pages.ts';
import { keepChoices, type Store } from './store.ts';

/** In the order of the cascade. */
const style = ['base', 'list', 'enquiry', 'media']
  .map((name) => readFileSync(join(import.meta.dirname, `desk-styles/${name}.css`), 'utf8'))
  .join('\n');

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export function deskHandler(store: Store, config: Config, wake: () => void): RequestListener {
  const session = createHash('sha256').update(`desk ${config.deskToken}`).digest('base64url');
  const cookie = (value: string, name = `desk-${config.deskPort}`) => ({
    'Set-Cookie': `${name}=${value}; HttpOnly; SameSite=Strict; Path=/`,
  });

  const acts: Record<string, (id: string, form: URLSearchParams) => void> = {
    answered: (id) => store.setAnswered(id, true),
    'not-answered': (id) => store.setAnswered(id, false),
    note: (id, form) => store.setNote(id, (form.get('note') ?? '').slice(0, 2000)),
    erase: (id) => store.erase(id),
    try(id) {
      store.tryNow(id);
      wake();
    },
  };

  return async (request, response) => {
    const {
      status = 200,
      headers,
      body,
    } = await reply(request).catch((error) => {
      if (!(error instanceof FormError)) console.error(error);
      const refusal = error instanceof FormError ? error : new FormError(500, 'Something failed.');
      return { status: refusal.status, headers: { 'Content-Type': 'text/plain' }, body: refusal.message };
    });
    response.writeHead(status, { ...pageHeaders, ...headers }).end(body);
  };

  async function reply(request: IncomingMessage): Promise<Reply> {
    // A page elsewhere could point its own name at this machine.
    const { host = '', origin } = request.headers;
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
      throw new FormError(403, 'Open the desk as localhost.');
    const url = new URL(request.url ?? '/', `http://${host}`);
    if (url.pathname === '/desk.css')
      return { headers: { 'Content-Type': 'text/css; charset=utf-8' }, body: style };
    if (request.method === 'POST') {
      if (origin !== url.origin) throw new FormError(403, 'Sent from another page.');
      const form = new URLSearchParams(String(await readBody(request, 20_000)));
      return url.pathname === '/sign-in' ? signIn(form) : change(request, url, form);
    }
    if (request.method !== 'GET') throw new FormError(405, 'Not here.');
    const from = /^\d{2,5}$/.exec(url.searchParams.get('editor') ?? '')?.[0];
    if (from) return { ...redirect('/'), headers: { Location: '/', ...cookie(from, 'editor') } };
    return isSignedIn(request) ? show(request, url) : { status: 401, body: signInPage(false) };
  }

  function signIn(form: URLSearchParams): Reply {
    if (!isEqual(form.get('token') ?? '', config.deskToken)) return { status: 401, body: signInPage(true) };
    return { ...redirect('/'), headers: { Location: '/', ...cookie(session) } };
  }

  function given({ headers }: IncomingMessage, name: string): string {
    const cookies = headers.cookie?.split('; ') ?? [];
    return cookies.find((one) => one.startsWith(`${name}=`))?.split('=')[1] ?? '';
  }

  function isSignedIn(request: IncomingMessage): boolean {
    return isEqual(given(request, `desk-${config.deskPort}`), session);
  }

  function show(request: IncomingMessage, url: URL): Reply {
    const editor = /^\d{2,5}$/.exec(given(request, 'editor'))?.[0] ?? '';
    const shown = shownIn(url.searchParams.get('show'));
    const find = url.searchParams.get('find') ?? '';
    const listed = (all = store.all()) => matching(all, shown, find, store.keepMonths);
    if (url.pathname === '/export.csv') return table(csv(listed()));
    const [, id, more] = /^\/enquiry\/([\w-]+)(\/erase)?$/.exec(url.pathname) ?? [];
    if (url.pathname !== '/' && !id) throw new FormError(404, 'There is nothing here.');
    if (id) store.markRead(id);
    const open = id ? store.get(id) : undefined;
    if (id && !open) throw new FormError(404, 'This enquiry has been erased.');
    if (open && more) return { body: erasePage(open, editor) };
    const all = store.all();
    return {
      body: deskPage({
        all,
        list: listed(all),
        shown,
        find,
        open,
        config,
        keepMonths: store.keepMonths,
        editor,
      }),
    };
  }

  function change(request: IncomingMessage, url: URL, form: URLSearchParams): Reply {
    if (!isSignedIn(request)) return { status: 401, body: signInPage(false) };
    if (url.pathname === '/sign-out') return { ...redirect('/'), headers: { Location: '/', ...cookie('') } };
    if (url.pathname === '/keep') {
      const months = Number(form.get('months'));
      if (!keepChoices.includes(months)) throw new FormError(400, 'Choose one of the times.');
      store.keepMonths = months;
      store.eraseOld();
      return redirect('/');
    }
    const [, id = '', act = ''] = /^\/enquiry\/([\w-]+)\/([\w-]+)$/.exec(url.pathname) ?? [];
    const run = Object.hasOwn(acts, act) && acts[act];
    if (!store.get(id) || !run) throw new FormError(404, 'There is nothing here.');
    run(id, form);
    return redirect(act === 'erase' ? '/' : `/enquiry/${id}`);
  }
}

const redirect = (to: string): Reply => ({ status: 303, headers: { Location: to } });

const table = (body: string): Reply => ({
  headers: {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="enquiries.csv"',
  },
  body,
});

function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
