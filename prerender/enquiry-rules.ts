/* What the site says about enquiries, for the service that receives them: dist/deploy/enquiries.json. */
import { strictTransportHeader } from '../hosting/strict-transport.ts';
import type { EnquiryDecisions } from '../src/content/company/enquiries.ts';

export function enquiryRules({ keepMonths, fields = [], reply = {} }: EnquiryDecisions): string {
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, Object.values(label)[0] ?? name]));
  return JSON.stringify({ keepMonths, labels, reply, strictTransport: strictTransportHeader() }, null, 2);
}
