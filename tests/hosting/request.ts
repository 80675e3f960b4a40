/* A request exactly as written: no normalised path, no redirect followed, no body decoded. */
import { request } from 'node:http';
import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers, body }: RequestOptions = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method,
        headers: { ...headers, Connection: 'keep-alive' },
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as RawResponse['headers'],
            body: Buffer.concat(chunks),
          });
          sent.destroy();
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Writes to a connection and returns everything received until it closes or times out. Each piece is sent in a
 * separate packet.
 */
export function exchange(origin: string, bytes: Buffer | string | Buffer[], limit = 5000): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, async () => {
      socket.setNoDelay();
      for (const piece of Array.isArray(bytes) ? bytes : [bytes]) {
        if (socket.writable) socket.write(piece);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(done, limit);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}

/** The same, where the other side is known to close. */
export const untilClosed = (origin: string, bytes: Buffer | string) => exchange(origin, bytes, 100_000);

export interface Response {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Parses the responses of one connection; `methods` are those of the requests. */
export function responsesIn(received: string, methods: string[]): Response[] {
  const found: Response[] = [];
  let rest = received;
  for (const method of methods) {
    let [head, after] = headAndRest(rest);
    // Skips interim (1xx) responses.
    while (/^HTTP\/1\.1 1\d\d /.test(head)) [head, after] = headAndRest(after);
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]);
    if (!status) break;
    const lines = head.split('\r\n').slice(1);
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const isEmpty = method === 'HEAD' || status === 204 || status === 304;
    const length = isEmpty ? 0 : Number(headers['content-length'] ?? after.length);
    found.push({ status, headers, body: after.slice(0, length) });
    rest = after.slice(length);
  }
  return found;
}

function headAndRest(text: string): [head: string, rest: string] {
  const end = text.indexOf('\r\n\r\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 4)];
}
