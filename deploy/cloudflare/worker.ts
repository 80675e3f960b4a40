/* Runs on Cloudflare for the few requests that its static assets cannot answer by the rules. */
import built from '../../dist/hosting.json' with { type: 'json' };
import { edgeResponder, type FetchAsset } from '../../hosting/edge.ts';
import type { Hosting } from '../../hosting/hosting.ts';

// Typed by declaration: dist may contain an older build.
const respond = edgeResponder(built as unknown as Hosting);

export default {
  fetch: (request: Request, env: { ASSETS: { fetch: FetchAsset } }) =>
    respond(request, (wanted) => env.ASSETS.fetch(wanted)),
};
