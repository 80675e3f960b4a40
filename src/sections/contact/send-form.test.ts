/* Sends the form to a real server that accepts, refuses, never answers or does not exist. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { isBlank, isUnaddressed, sendForm } from './send-form.ts';

let server: Server | undefined;

async function listen(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/enquiries`;
}

afterEach(async () => {
  const stopping = server;
  server = undefined;
  stopping?.closeAllConnections();
  await new Promise((resolve) => (stopping ? stopping.close(resolve) : resolve(undefined)));
});

const enquiry = {
  'first-name': 'Asha',
  email: 'asha@city.example',
  message: 'Two sites & a map?\nThanks',
};

describe('sending', () => {
  test('posts every field once, encoded as a browser would', async () => {
    let received: Record<string, unknown> = {};
    const endpoint = await listen(async (request, response) => {
      const { method, url, headers } = request;
      received = {
        method,
        url,
        type: headers['content-type'],
        body: new URLSearchParams(await text(request)),
      };
      response.end('{}');
    });
    expect(await sendForm(enquiry, endpoint)).toBe('sent');
    expect(received.method).toBe('POST');
    expect(received.url).toBe('/enquiries');
    expect(received.type).toMatch('application/x-www-form-urlencoded');
    expect([...(received.body as URLSearchParams)]).toEqual(Object.entries(enquiry));
  });

  test('a redirect to a thank-you page counts as success', async () => {
    const endpoint = await listen((request, response) => {
      if (request.method === 'POST') response.writeHead(303, { Location: '/thanks' }).end();
      else response.end('Thank you');
    });
    expect(await sendForm(enquiry, endpoint)).toBe('sent');
  });

  test.each([400, 403, 422, 429, 500, 503])('a response of %i is a failure', async (status) => {
    const endpoint = await listen((_, response) => response.writeHead(status).end());
    expect(await sendForm(enquiry, endpoint)).toBe('failed');
  });

  test('times out when the server never responds', async () => {
    let asked = false;
    const endpoint = await listen(() => {
      asked = true;
    });
    expect(await sendForm(enquiry, endpoint, 3000)).toBe('unknown');
    expect(asked).toBe(true);
  });

  test('a dropped connection gives an unknown result', async () => {
    const endpoint = await listen((request) => request.socket.destroy());
    expect(await sendForm(enquiry, endpoint)).toBe('unknown');
  });

  test('an unreachable server gives an unknown result', async () => {
    const endpoint = await listen(() => {});
    await new Promise((resolve) => server?.close(resolve));
    expect(await sendForm(enquiry, endpoint)).toBe('unknown');
  });
});

test.each([
  [{ 'first-name': '', message: '' }, true],
  [{ 'first-name': '  ', message: '\n\t' }, true],
  [{ 'first-name': '', message: 'Hello' }, false],
  [{ message: '', consent: 'I agree.', language: 'hi' }, true],
])('blank: %o is %s', (values, blank) => {
  expect(isBlank(values)).toBe(blank);
});

test.each([
  [{ message: 'Hello' }, true],
  [{ email: ' ', phone: '' }, true],
  [{ email: 'a@b.example' }, false],
  [{ phone: '1' }, false],
])('without an address: %o is %s', (values, unaddressed) => {
  expect(isUnaddressed(values)).toBe(unaddressed);
});
