/* Runs on Cloudflare for the few requests its static assets do not answer by the rules. */
import hosting from '../../dist/hosting.json' with { type: 'json' };
import { edgeResponder, type FetchAsset } from '../../hosting/edge.ts';

const respond = edgeResponder(hosting);

export default {
  fetch: (request: Request, env: { ASSETS: { fetch: FetchAsset } }) =>
    respond(request, (wanted) => env.ASSETS.fetch(wanted)),
};
