/* The owner's inbox, on a separate port that only this machine can reach: list, read, answer, export, delete. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { readBody } from './body.ts';
import type { Config } from './config.ts';
import { csv } from './csv.ts';
import type { Erasing } from './erasing.ts';
import { matching, shownIn } from './filters.ts';
import { FormError } from './form.ts';
import { pageHeaders } from './headers.ts';
import { deletePage, deleteSpamPage, inboxPage, signInPage } from './inbox-pages.ts';
import { dayOf } from './inbox-parts.ts';
import type { Rules } from './rules.ts';
import { Sessions } from './sessions.ts';
import type { Store, StoredEnquiry } from './store.ts';

/** In the order of the cascade. */
const style = ['base', 'list', 'enquiry', 'media']
  .map((name) => readFileSync(join(import.meta.dirname, `inbox-styles/${name}.css`), 'utf8'))
  .join('\n');

interface Reply {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

export interface Inbox {
  store: Store;
  config: Config;
  rules: () => Rules;
  erasing: Pick<Erasing, 'jump' | 'confirmDate'>;
  /** Something may be due for sending. */
  wake: () => void;
}

export function inboxHandler({ store, config, rules, erasing, wake }: Inbox): RequestListener {
  const sessions = new Sessions(config.inboxToken);
  const sessionCookie = `inbox-${config.inboxPort}`;

  const acts: Record<string, (id: string, form: URLSearchParams) => void> = {
    answered: (id) => store.setAnswered(id, true),
    'not-answered': (id) => store.setAnswered(id, false),
    note: (id, form) => store.setNote(id, (form.get('note') ?? '').slice(0, 2000)),
    delete: (id) => store.erase([id]),
    try(id) {
      store.tryNow(id);
      wake();
    },
  };

  return async (request, response) => {
    const { status = 200, ...reply } = await replyTo(request).catch((error): Reply => {
      if (!(error instanceof FormError)) console.error(error);
      const { status, message } =
        error instanceof FormError ? error : new FormError(500, 'An error occurred. The terminal shows it.');
      return { status, headers: { 'Content-Type': 'text/plain' }, body: message };
    });
    response.writeHead(status, { ...pageHeaders, ...reply.headers }).end(reply.body);
  };

  async function replyTo(request: IncomingMessage): Promise<Reply> {
    const { host = '', origin, 'sec-fetch-site': site } = request.headers;
    // A page elsewhere could point its own name at this machine.
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
      throw new FormError(403, 'Open the inbox as localhost.');
    const url = urlOf(request);
    if (url.pathname === '/inbox.css')
      return { headers: { 'Content-Type': 'text/css; charset=utf-8' }, body: style };
    if (request.method === 'POST') {
      // The browser's own word for where the form stood. Other ports of this machine get our cookies too.
      if (origin !== `http://${host}` || (site !== undefined && site !== 'same-origin'))
        throw new FormError(403, 'This request came from another page.');
      const form = new URLSearchParams(String(await readBody(request, 20_000)));
      return url.pathname === '/sign-in' ? signIn(request, form) : change(request, url, form);
    }
    if (request.method !== 'GET') throw new FormError(405, 'This method is not supported.');
    const editor = site === 'cross-site' ? '' : portIn(url.searchParams.get('editor'));
    if (!isSignedIn(request)) return { status: 401, body: signInPage({ editor }) };
    if (editor) return redirect('/', [cookie('editor', editor)]);
    return show(request, url);
  }

  function signIn(request: IncomingMessage, form: URLSearchParams): Reply {
    const address = request.socket.remoteAddress ?? '';
    const editor = portIn(form.get('editor'));
    const wait = sessions.wait(address);
    if (wait > 0)
      return { status: 429, headers: { 'Retry-After': `${wait}` }, body: signInPage({ editor, wait }) };
    const session = sessions.signIn(address, form.get('token') ?? '');
    if (!session) return { status: 401, body: signInPage({ editor, isWrong: true }) };
    return redirect('/', [cookie(sessionCookie, session), ...(editor ? [cookie('editor', editor)] : [])]);
  }

  function isSignedIn(request: IncomingMessage): boolean {
    return sessions.has(cookieIn(request, sessionCookie));
  }

  function show(request: IncomingMessage, url: URL): Reply {
    const editor = portIn(cookieIn(request, 'editor'));
    const { keepMonths, labels } = rules();
    const shown = shownIn(url.searchParams.get('show'));
    const find = url.searchParams.get('find') ?? '';
    const listed = (all: StoredEnquiry[]) => matching(all, shown, find, keepMonths);
    if (url.pathname === '/export.csv') return table(csv(listed(store.all()), rules()));
    if (url.pathname === '/delete-spam') return { body: deleteSpamPage(heldIn(store.all()), editor) };
    const [, id, more] = /^\/enquiry\/([\w-]+)(\/delete)?$/.exec(url.pathname) ?? [];
    if (url.pathname !== '/' && !id) throw new FormError(404, 'There is no such page.');
    if (id && !more) store.markRead(id);
    const open = id ? store.get(id) : undefined;
    if (id && !open) throw new FormError(404, 'This enquiry has been deleted.');
    if (open && more) return { body: deletePage(open, editor) };
    const all = store.all();
    const page = Math.max(1, Number(url.searchParams.get('page')) || 1);
    const list = listed(all);
    const view = { all, list, page, shown, find, open, config, keepMonths, labels, editor };
    return { body: inboxPage({ ...view, jump: erasing.jump }) };
  }

  function change(request: IncomingMessage, url: URL, form: URLSearchParams): Reply {
    if (!isSignedIn(request)) return { status: 401, body: signInPage({}) };
    if (url.pathname === '/sign-out') {
      sessions.end(cookieIn(request, sessionCookie));
      return redirect('/', [cookie(sessionCookie, '')]);
    }
    if (url.pathname === '/confirm-date') {
      if (form.get('today') !== dayOf(Date.now()))
        throw new FormError(409, 'The date has changed meanwhile. Go back and reload the page.');
      erasing.confirmDate();
      return redirect('/');
    }
    if (url.pathname === '/delete-spam') {
      // None that has arrived since the page was shown.
      const newest = Number(form.get('newest'));
      store.erase(
        heldIn(store.all())
          .filter(({ received }) => received <= newest)
          .map(({ id }) => id),
      );
      return redirect('/');
    }
    const [, id = '', act = ''] = /^\/enquiry\/([\w-]+)\/([\w-]+)$/.exec(url.pathname) ?? [];
    const run = Object.hasOwn(acts, act) && acts[act];
    if (!store.get(id) || !run) throw new FormError(404, 'There is no such page.');
    run(id, form);
    return redirect(act === 'delete' ? '/' : `/enquiry/${id}`);
  }
}

/** `//host/path` is a whole address to a URL parser, and so is `/\host`. */
function urlOf({ url: target = '' }: IncomingMessage): URL {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, 'http://localhost'))
    throw new FormError(400, 'This address cannot be read.');
  return new URL(target, 'http://localhost');
}

const heldIn = (all: StoredEnquiry[]) => all.filter(({ state }) => state === 'held');

const portIn = (text: string | null) => /^\d{2,5}$/.exec(text ?? '')?.[0] ?? '';

const cookie = (name: string, value: string) => `${name}=${value}; HttpOnly; SameSite=Strict; Path=/`;

function cookieIn({ headers }: IncomingMessage, name: string): string {
  const cookies = headers.cookie?.split('; ') ?? [];
  return cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

const redirect = (to: string, cookies: string[] = []): Reply => ({
  status: 303,
  headers: { Location: to, ...(cookies.length > 0 && { 'Set-Cookie': cookies }) },
});

const table = (body: string): Reply => ({
  headers: {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="enquiries.csv"',
  },
  body,
});
