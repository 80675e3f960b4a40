/* Sends a filled form to the owner's endpoint, in the encoding the browser itself would use. */

/** Timeout after which the visitor is asked to retry. */
const patience = 20_000;

/** `unknown`: nobody answered, or in a way a page may not read. The message may have arrived all the same. */
export type SendResult = 'sent' | 'failed' | 'unknown';

export async function sendForm(
  values: Record<string, string>,
  endpoint: string,
  timeout = patience,
): Promise<SendResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(values),
      // Form services answer a page of thanks unless asked for data.
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'unknown';
  }
}

/** Nothing but spaces in every field. */
export function isBlank(values: Record<string, string>): boolean {
  return Object.values(values).every((value) => value.trim() === '');
}
