/* JSON requests and responses of the editor's API. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SyntaxProblem } from './content-tree.ts';
import { Refused } from './refused.ts';
import { AfterWriting } from './serial-saves.ts';

const largestBody = 40 * 1024 * 1024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new Refused(413, 'That is larger than 30 MB: choose a smaller picture.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

export function parseBody(body: string): Record<string, unknown> {
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

export function refuse(response: ServerResponse, error: unknown): void {
  if (error instanceof Refused || error instanceof SyntaxProblem) {
    send(response, error instanceof Refused ? error.status : 422, { refused: forOwner(error.message) });
    return;
  }
  console.error(error instanceof AfterWriting ? error.cause : error);
  const written = error instanceof AfterWriting ? error.steps : [];
  const refused =
    written.length > 0
      ? `Saved: ${written.join(', ')}. Something failed afterwards: load the page again to see it.`
      : 'That failed. Nothing was changed.';
  send(response, 500, { refused, written });
}

/** A syntax error in a content file needs a developer: name the part and line instead of the path. */
const forOwner = (sentence: string) =>
  sentence.replace(
    /^src\/content\/(?:[\w-]+\/)*([\w-]+)\.ts cannot be read: .*\(line (\d+)\)\./s,
    (_, name: string, line: string) =>
      `‘${name.replaceAll('-', ' ')}’ cannot be read: a developer must fix line ${line}.`,
  );

export function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
