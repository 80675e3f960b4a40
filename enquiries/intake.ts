/* The address the site's form posts to: limited, read, written to the disk, and only then answered. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { announcedBytes, discardBody, readBody } from './body.ts';
import type { Config } from './config.ts';
import { bodyBytes, FormError, readForm } from './form.ts';
import { pageHeaders, safeHeaders } from './headers.ts';
import { InFlight } from './in-flight.ts';
import { answerPage } from './pages.ts';
import { RateLimit } from './rate-limit.ts';
import type { Rules } from './rules.ts';
import type { Store } from './store.ts';

export const intakePath = '/enquiries';
const thanksPath = '/thanks';
/** The same, for an enquiry without an e-mail address and a phone number. */
const noAddressPath = '/thanks/no-address';

const thanks: Record<string, string> = {
  [thanksPath]: 'Thank you. Your message has arrived.',
  [noAddressPath]:
    'Your message has arrived, but we cannot answer it: you left no e-mail address and no phone number. You can go back, add one and send it again.',
};

export function intakeHandler(
  store: Store,
  config: Config,
  rules: () => Rules,
  onStored: () => void,
): RequestListener {
  const limit = new RateLimit(config);
  const inFlight = new InFlight();

  return async (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const { origin } = request.headers;
    for (const [name, value] of Object.entries(safeHeaders)) response.setHeader(name, value);
    response.setHeader('Strict-Transport-Security', rules().strictTransport);
    response.setHeader('Vary', 'Origin');
    if (origin && config.siteOrigins.includes(origin))
      response.setHeader('Access-Control-Allow-Origin', origin);
    try {
      if (path === '/health' && request.method === 'GET') return void response.end('ok\n');
      const sentence = Object.hasOwn(thanks, path) && thanks[path];
      if (sentence && request.method === 'GET') return page(response, 200, sentence, config);
      if (path !== intakePath) throw new FormError(404, 'There is no such page.');
      if (request.method !== 'POST') throw new FormError(405, 'This address only receives the contact form.');
      const canAnswer = await take(request);
      // A page that sends the form itself reads the status; a browser that posts it needs a page to show.
      if (wantsPage(request))
        response.writeHead(303, { Location: canAnswer ? thanksPath : noAddressPath }).end();
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    } catch (error) {
      if (!(error instanceof FormError)) console.error(error);
      refuse(request, response, error instanceof FormError ? error : unavailable);
    }
  };

  /** Returns whether the visitor can be answered. */
  async function take(request: IncomingMessage): Promise<boolean> {
    const address = addressOf(request, config);
    const refusal = refusalOf(request, address);
    if (refusal) {
      await discardBody(request);
      throw refusal;
    }
    const room = inFlight.open(address, announcedBytes(request));
    try {
      const { enquiry, isSuspect } = readForm(await readBody(request, bodyBytes, room));
      const seconds = limit.take(address);
      if (seconds > 0) throw tooMany(seconds);
      await store.add(enquiry, isSuspect ? 'held' : 'queued');
      onStored();
      return Boolean(enquiry.fields.email || enquiry.fields.phone);
    } finally {
      room.giveBack();
    }
  }

  /** What can be refused by the headers alone. */
  function refusalOf({ headers }: IncomingMessage, address: string): FormError | undefined {
    const { origin, 'content-type': type = '' } = headers;
    if (origin && !config.siteOrigins.includes(origin))
      return new FormError(403, 'This form belongs to another site.');
    if (!/^application\/x-www-form-urlencoded(\s*;\s*charset=utf-8)?$/i.test(type))
      return new FormError(415, 'The form must be sent as application/x-www-form-urlencoded.');
    const seconds = limit.wait(address);
    return seconds > 0 ? tooMany(seconds) : undefined;
  }

  function refuse(request: IncomingMessage, response: ServerResponse, { status, message }: FormError): void {
    if (!request.complete) response.setHeader('Connection', 'close');
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
const tooMany = (seconds: number) =>
  new FormError(429, `Too many messages at once. Please wait ${seconds} seconds.`);

const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

function page(response: ServerResponse, status: number, sentence: string, { siteOrigins }: Config): void {
  response.writeHead(status, pageHeaders).end(answerPage(status, sentence, siteOrigins[0] ?? ''));
}

function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Config): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  return (trustProxy && forwarded.at(-1)?.trim()) || (socket.remoteAddress ?? '');
}
