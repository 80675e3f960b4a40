/* The address the site's form posts to: read, limited, written to the disk, and only then answered. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import { bodyBytes, FormError, readForm } from './form.ts';
import { answerPage, pageHeaders } from './pages.ts';
import { RateLimit } from './rate-limit.ts';
import type { Store } from './store.ts';

export const intakePath = '/enquiries';
const thanksPath = '/thanks';

export function intakeHandler(store: Store, config: Config, onStored: () => void): RequestListener {
  const limit = new RateLimit(config);

  return async (request, response) => {
    const path = request.url?.split('?')[0];
    const { origin } = request.headers;
    response.setHeader('Vary', 'Origin');
    if (origin && config.siteOrigins.includes(origin))
      response.setHeader('Access-Control-Allow-Origin', origin);
    try {
      if (path === '/health' && request.method === 'GET') return void response.end('ok\n');
      if (path === thanksPath && request.method === 'GET')
        return page(response, 200, 'Thank you. Your message has arrived.', config);
      if (path !== intakePath) throw new FormError(404, 'There is nothing here.');
      if (request.method !== 'POST') throw new FormError(405, 'This address takes the contact form only.');
      await take(request);
      // A page that sends the form itself reads the status; a browser that posts it needs a page to show.
      if (wantsPage(request)) response.writeHead(303, { Location: thanksPath }).end();
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    } catch (error) {
      if (!(error instanceof FormError)) console.error(error);
      refuse(request, response, error instanceof FormError ? error : unavailable);
    }
  };

  async function take(request: IncomingMessage): Promise<void> {
    const { origin, 'content-type': type = '' } = request.headers;
    const body = await readBody(request);
    if (origin && !config.siteOrigins.includes(origin))
      throw new FormError(403, 'This form belongs to another site.');
    if (!/^application\/x-www-form-urlencoded(\s*;\s*charset=utf-8)?$/i.test(type))
      throw new FormError(415, 'The form must be sent as application/x-www-form-urlencoded.');
    const { enquiry, isSuspect } = readForm(body);
    const seconds = limit.take(addressOf(request, config));
    if (seconds > 0) throw new FormError(429, `Too many messages at once. Please wait ${seconds} seconds.`);
    await store.add(enquiry, isSuspect ? 'held' : 'queued');
    onStored();
  }

  function refuse(request: IncomingMessage, response: ServerResponse, { status, message }: FormError): void {
    if (status === 405) response.setHeader('Allow', 'POST');
    if (status === 429) response.setHeader('Retry-After', message.replace(/\D/g, ''));
    if (wantsPage(request)) page(response, status, message, config);
    else
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: message }));
  }
}

const unavailable = new FormError(503, 'The message could not be saved. Please write to us by e-mail.');

const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

function page(response: ServerResponse, status: number, sentence: string, { siteOrigins }: Config): void {
  response.writeHead(status, pageHeaders).end(answerPage(status, sentence, siteOrigins[0] ?? ''));
}

/** Reads all of it before refusing: a connection closed while a body arrives loses the answer. */
export async function readBody(request: IncomingMessage, most = bodyBytes): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received <= most) chunks.push(chunk);
    // Sent by no form: not worth an answer.
    else if (received > 20 * most) request.destroy();
  }
  if (received > most) throw new FormError(413, `The form is larger than ${most} bytes.`);
  return Buffer.concat(chunks);
}

function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Config): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  return (trustProxy && forwarded.at(-1)?.trim()) || (socket.remoteAddress ?? '');
}
