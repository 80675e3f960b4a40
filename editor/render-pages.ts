/* Renders every page as the build does, in a separate process. Prints its progress, then the pages that failed. */
import { createServer } from 'vite';
import { editions } from '../src/content/editions.ts';
import type { Problem } from './findings.ts';

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  logLevel: 'silent',
});
const { render, canonicalAddressesOf, furtherAddressesOf, notFound, offline, withPrefix } =
  (await vite.ssrLoadModule('/src/app/render.tsx')) as typeof import('../src/app/render.tsx');
const problems: Problem[] = [];
const addresses = editions.flatMap((edition) => [
  ...canonicalAddressesOf(edition),
  ...furtherAddressesOf(edition),
  ...[notFound, offline].map(({ address }) => withPrefix(edition.prefix, address)),
]);
for (const [index, address] of addresses.entries()) {
  await render(address).catch((error) => {
    console.error(error);
    problems.push({ message: `The page at ${address} cannot be built.`, page: address });
  });
  print({ count: `${index + 1} of ${addresses.length} pages`, share: (index + 1) / addresses.length });
}
await vite.close();
print({ count: `${addresses.length} pages`, problems });

function print(line: object): void {
  console.log(JSON.stringify(line));
}
