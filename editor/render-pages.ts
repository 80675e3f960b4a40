/* Renders every page as the build does, in a separate process, and prints those that failed. */
import { createServer } from 'vite';
import { editions } from '../src/content/editions.ts';

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  logLevel: 'silent',
});
const { render, canonicalAddressesOf, furtherAddressesOf, notFound, offline, withPrefix } =
  (await vite.ssrLoadModule('/src/app/render.tsx')) as typeof import('../src/app/render.tsx');
const problems: string[] = [];
const addresses = editions.flatMap((edition) => [
  ...canonicalAddressesOf(edition),
  ...furtherAddressesOf(edition),
  ...[notFound, offline].map(({ address }) => withPrefix(edition.prefix, address)),
]);
for (const address of addresses)
  await render(address).catch((error) => {
    console.error(error);
    problems.push(`The page at ${address} cannot be built.`);
  });
await vite.close();
console.log(`\n${JSON.stringify({ count: `${addresses.length} pages`, problems })}`);
