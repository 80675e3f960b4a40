/* Serves the built site with some scripts rewritten to throw. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Rewrite = (script: string) => string;

export async function withRewrittenScripts(
  origin: string,
  [pattern, rewrite]: [RegExp, Rewrite],
  run: (origin: string) => Promise<void>,
): Promise<void> {
  const proxy = createServer(async ({ url = '/' }, response) => {
    try {
      const answer = await fetch(origin + url, { redirect: 'manual' });
      const headers = [...answer.headers].filter(
        ([name]) => !/^(content-encoding|content-length|connection|transfer-encoding)$/.test(name),
      );
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(headers));
      response.end(pattern.test(url) ? rewrite(body.toString()) : body);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  try {
    await run(`http://localhost:${(proxy.address() as AddressInfo).port}`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

/** Every read of the exported object throws while `window.broken` is set. */
export const breakable =
  (exported: 'default' | 'deskContent', part = ''): Rewrite =>
  (script) =>
    script.replace(
      // A chunk that a translation shares has a short name for its default export.
      new RegExp(`export\\{(\\w+) as (${exported}|\\w)\\}(?!from)`),
      (_, name, as) => `
const proxies = new WeakMap();
const guard = (object) => {
  if (!proxies.has(object)) proxies.set(object, new Proxy(object, { get(target, key) {
    if (window.broken) throw new Error('broken on purpose');
    const value = target[key];
    return value && typeof value === 'object' ? guard(value) : value;
  } }));
  return proxies.get(object);
};
const guarded = ${part ? `{ ...${name}, ${part}: guard(${name}.${part}) }` : `guard(${name})`};
export { guarded as ${as} }`,
    );
