/* Reading a translated edition after the server is gone. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SiteServer } from '../../server/site-server.ts';
import { addressOf } from '../../src/app/addresses.ts';
import { offlinePathOf, savedCopyMark } from '../../src/app/saved-copy-mark.ts';
import { translatedEditions } from '../addresses.ts';
import { site } from '../built.ts';
import { until } from './tab.ts';
import { isIn, isThere, type Journey, open, phone } from './visit.ts';

const isSaved = async (path: string) =>
  Boolean(navigator.serviceWorker.controller && (await caches.match(path)));

export const offlineJourneys: Journey[] = translatedEditions.map((edition) => ({
  name: `${edition.tag}: a saved page opens without a server, and the offline page is in that language`,
  serviceWorkers: true,
  inChromium: 'tests/languages.spec.ts',
  async run(tab) {
    const server = new SiteServer(site).listen(0, 'localhost');
    await once(server, 'listening');
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const [visited, other] = (['accessibility', 'about'] as const).map((id) =>
      encodeURI(addressOf(`page:${id}`, edition)),
    ) as [string, string];
    await tab.resize(...phone);
    try {
      await open(tab, origin + visited);
      for (const path of [visited, offlinePathOf(edition.prefix)]) await until(tab, isSaved, path);
    } finally {
      await server.shutdown(0);
    }
    // Started by the page: Firefox's driver mistakes the worker's failed request for the navigation's.
    await tab.run(() => location.reload());
    await until(tab, isThere, `html[${savedCopyMark}]`, true);
    await tab.run((path) => location.assign(path), other);
    await until(tab, isThere, 'meta[name="page"][content="offline"]', true);
    await until(tab, isIn, edition.tag);
  },
}));
