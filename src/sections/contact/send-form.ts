/* Sends a filled form to the owner's endpoint, in the encoding the browser itself would use. */

/** How long a visitor waits before being told to try again. */
const patience = 20_000;

export type Outcome = 'sent' | 'failed';

export async function sendForm(form: FormData, endpoint: string, timeout = patience): Promise<Outcome> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(entries(form)),
      // Form services answer a page of thanks unless asked for data.
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    return answer.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Nothing but spaces in every field. */
export function isBlank(form: FormData): boolean {
  return entries(form).every(([, value]) => value.trim() === '');
}

function entries(form: FormData): [name: string, value: string][] {
  return [...form].map(([name, value]) => [name, String(value)]);
}
