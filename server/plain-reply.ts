/*
 * What a plain request gets. Visitors with the same browser ask for the same file in the same words, so what
 * these words get is worked out once: the site never changes while it is served.
 */
import { answer } from '../hosting/rules.ts';
import { plainGet } from './plain-get.ts';
import { type Reply, reply } from './reply.ts';
import type { SiteStore, StoredFile } from './site-store.ts';

/** With the parts of files kept ready, at most some 35 MB. */
const mostKnown = 500;

/** Of a request that is not plain, or gets no file, nothing is said. */
export function plainReplies(site: SiteStore): (request: string) => Reply | undefined {
  const known = new Map<string, Reply>();
  return (request) => known.get(request) ?? workOut(request);

  function workOut(text: string): Reply | undefined {
    const request = plainGet(text);
    const found = request && answer(site, 'GET', request.pathname);
    if (!request || found?.kind !== 'file') return undefined;
    const answered = reply(site.files.get(found.file) as StoredFile, found.status, request.conditions);
    if (known.size === mostKnown) known.clear();
    known.set(text, answered);
    return answered;
  }
}
