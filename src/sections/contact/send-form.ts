/* Posts the form to the owner's endpoint, encoded as the browser would. */

/** Timeout after which the visitor is asked to retry. */
const patience = 20_000;

/** `unknown`: no response, or one the page may not read (CORS). The message may still have arrived. */
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
      // Form services respond with a thank-you page unless JSON is requested.
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'unknown';
  }
}

/** Every field is empty or whitespace, but for what the page itself adds. */
export function isBlank(values: Record<string, string>): boolean {
  const { consent: _, language: __, ...written } = values;
  return Object.values(written).every((value) => value.trim() === '');
}

/** Neither an e-mail address nor a telephone number: nobody can answer. */
export const isUnaddressed = ({ email = '', phone = '' }: Record<string, string>) =>
  (email + phone).trim() === '';
