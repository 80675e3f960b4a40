/* Whether enquiries arrive: the form is switched on in the brand file and the service's inbox responds. */
import type { EditedSite } from './edited-site.ts';

export interface EnquiriesState {
  /** The endpoint of the form; absent if the form sends nothing. */
  endpoint?: string;
  /** The port of the service's inbox, local or through a tunnel. */
  inboxPort: number;
  answers: boolean;
}

const inboxPort = Number(process.env.INBOX_PORT ?? 8026);

export async function enquiriesState(site: EditedSite): Promise<EnquiriesState> {
  const { brand } = (await site.module('src/content/brand.ts')) as typeof import('../src/content/brand.ts');
  const answers = await fetch(`http://127.0.0.1:${inboxPort}/`, { signal: AbortSignal.timeout(1000) }).then(
    ({ status }) => status === 401 || status === 200,
    () => false,
  );
  return { ...(brand.formEndpoint ? { endpoint: brand.formEndpoint } : {}), inboxPort, answers };
}
