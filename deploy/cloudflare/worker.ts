/* Runs on Cloudflare for the few requests its static assets do not answer by the rules. */

import files from '../../dist/deploy/documents.json' with { type: 'json' };
import { documentsAmong } from '../../hosting/documents.ts';
import { answerAtEdge, type FetchAsset } from '../../server/edge.ts';

const documents = documentsAmong(files);

export default {
  fetch: (request: Request, env: { ASSETS: { fetch: FetchAsset } }) =>
    answerAtEdge(request, documents, (wanted) => env.ASSETS.fetch(wanted)),
};
