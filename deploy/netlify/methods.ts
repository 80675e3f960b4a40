/* Netlify serves the files; this handles methods other than GET, above all the contact form's POST. */
import built from '../../dist/hosting.json' with { type: 'json' };
import { edgeResponder } from '../../hosting/edge.ts';
import type { Hosting } from '../../hosting/hosting.ts';

// Typed by declaration: dist may contain an older build.
const respond = edgeResponder(built as unknown as Hosting);

export default (request: Request, context: { next(): Promise<Response> }) =>
  respond(request, () => context.next());

export const config = { path: '/*', method: ['POST', 'PUT', 'PATCH', 'DELETE'] };
