/* Netlify serves the files; this answers what is not a GET, above all the contact form's POST. */

import files from '../../dist/deploy/documents.json' with { type: 'json' };
import { documentsAmong } from '../../hosting/documents.ts';
import { answerAtEdge } from '../../server/edge.ts';

const documents = documentsAmong(files);

export default (request: Request, context: { next(): Promise<Response> }) =>
  answerAtEdge(request, documents, () => context.next());

export const config = { path: '/*', method: ['POST', 'PUT', 'PATCH', 'DELETE'] };
