/* Netlify serves the files; this answers what is not a GET, above all the contact form's POST. */
import built from '../../dist/hosting.json' with { type: 'json' };
import { edgeResponder } from '../../hosting/edge.ts';
import type { Hosting } from '../../hosting/hosting.ts';

// An older build may lie in dist: its file must not decide the type.
const respond = edgeResponder(built as unknown as Hosting);

export default (request: Request, context: { next(): Promise<Response> }) =>
  respond(request, () => context.next());

export const config = { path: '/*', method: ['POST', 'PUT', 'PATCH', 'DELETE'] };
