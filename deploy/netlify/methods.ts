/* Netlify serves the files; this answers what is not a GET, above all the contact form's POST. */
import hosting from '../../dist/hosting.json' with { type: 'json' };
import { edgeResponder } from '../../hosting/edge.ts';

const respond = edgeResponder(hosting);

export default (request: Request, context: { next(): Promise<Response> }) =>
  respond(request, () => context.next());

export const config = { path: '/*', method: ['POST', 'PUT', 'PATCH', 'DELETE'] };
