/* A request exactly as written: no normalised path, no redirect followed, no body decoded. */
import { request } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

interface Wanted {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers, body }: Wanted = {},
): Promise<Answer> {
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
            headers: response.headers as Answer['headers'],
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

/** Writes bytes to a connection and gives back everything that comes until it closes, or the time is up. */
export function exchange(origin: string, bytes: Buffer | string, limit = 5000): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
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
