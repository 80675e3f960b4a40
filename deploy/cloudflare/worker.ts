/* Runs on Cloudflare for the few requests its static assets do not answer by the rules. */
import built from '../../dist/hosting.json' with { type: 'json' };
import { edgeResponder, type FetchAsset } from '../../hosting/edge.ts';
import type { Hosting } from '../../hosting/hosting.ts';

// An older build may lie in dist: its file must not decide the type.
const respond = edgeResponder(built as unknown as Hosting);

export default {
  fetch: (request: Request, env: { ASSETS: { fetch: FetchAsset } }) =>
    respond(request, (wanted) => env.ASSETS.fetch(wanted)),
};
