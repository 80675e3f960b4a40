/* The headers of every answer, also of those Node gives by itself. */
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What a visitor wrote is stored by no cache, and no answer is guessed to be something else. */
export const safeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

export const pageHeaders = {
  ...safeHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const statusByCode: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Requests that never reach a handler: unreadable, too slow, too large, or asking for a tunnel. */
export function refuseSafely(server: Server, more: () => Record<string, string> = () => ({})): void {
  const refuse = (socket: Socket, status: number) => {
    socket.on('error', () => socket.destroy());
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const headers = { ...safeHeaders, ...more(), Connection: 'close', 'Content-Length': '0' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket as Socket, statusByCode[error.code ?? ''] ?? 400),
  );
  server.on('connect', (_request, socket) => refuse(socket as Socket, 405));
  server.on('checkExpectation', (_request, response: ServerResponse) =>
    response.writeHead(417, { ...safeHeaders, ...more() }).end(),
  );
}
