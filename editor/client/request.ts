/* Requests to the editor's server. A refusal has a message for the owner. */
import { token } from './token.ts';

export class RequestError extends Error {
  readonly status: number;
  /** It failed after everything had been saved. */
  readonly isSaved: boolean;

  constructor(status: number, message: string, isSaved = false) {
    super(message);
    this.status = status;
    this.isSaved = isSaved;
  }
}

/** Identifies this tab, which ignores notifications of changes it made. */
export const tab = crypto.randomUUID();

export async function request<Result>(
  name: string,
  body: object = {},
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetch(`/editor/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Editor-Token': token, 'X-Editor-Tab': tab },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  }).catch(() => {
    if (signal?.aborted) throw new RequestError(0, 'Stopped. Your words are still in this page.');
    throw new RequestError(
      0,
      'The editor does not answer: is `npm run edit` still running? Your words stay in this page.',
    );
  });
  const result = await response.json().catch(() => {
    throw new RequestError(
      response.status,
      'The editor’s answer cannot be read. Try again, or load the page again.',
    );
  });
  if (!response.ok) throw new RequestError(response.status, result.refused, result.written?.length > 0);
  return result;
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
