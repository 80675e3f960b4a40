/* Whether the form's enquiries arrive: switched on in the brand file, and a desk of the service that can be opened. */
import type { EditedSite } from './edited-site.ts';

export interface EnquiriesState {
  /** Where the form is sent to. Absent: nothing is sent anywhere. */
  endpoint?: string;
  /** Of the service's desk, on this machine or at the end of a tunnel. */
  deskPort: number;
  answers: boolean;
}

const deskPort = Number(process.env.DESK_PORT ?? 8026);

export async function enquiriesState(site: EditedSite): Promise<EnquiriesState> {
  const { brand } = (await site.module('src/content/brand.ts')) as typeof import('../src/content/brand.ts');
  const answers = await fetch(`http://127.0.0.1:${deskPort}/`, { signal: AbortSignal.timeout(1000) }).then(
    ({ status }) => status === 401 || status === 200,
    () => false,
  );
  return { ...(brand.formEndpoint ? { endpoint: brand.formEndpoint } : {}), deskPort, answers };
}
