/* Changes the address of a page. Links refer to pages by name, so they follow; the old address redirects. */
import { contentFiles, readSource } from './content-files.ts';
import { readTree, valueAt } from './content-tree.ts';
import { fillList } from './edit-list.ts';
import type { EditedSite } from './edited-site.ts';
import { literalOf } from './literal.ts';
import { Refused } from './refused.ts';
import { replaced } from './save-text.ts';
import type { Change, EditStep } from './step.ts';

const table = 'src/app/routes.ts';
const formerFile = 'src/app/former-addresses.ts';
const worker = 'deploy/cloudflare/wrangler.jsonc';

export interface PageAddressInfo {
  now: string;
  /** Former addresses, which redirect here. */
  former: string[];
  /** Number of links on the site, which follow by themselves. */
  links: number;
  /** Why it cannot be changed here. */
  fixed?: string;
}

/** Folders of the site that hold no pages. */
const reserved = ['images', 'media', 'assets', 'share', 'fonts', 'editor', '404', 'offline', 'hi', 'ar'];

export function addressOfPage(root: string, id: string): PageAddressInfo {
  const now = spelledIn(readSource(root, table), id);
  const former = formerIn(root)
    .filter(([address, page]) => page === id && address !== now)
    .map(([address]) => address);
  const fixed =
    now === undefined
      ? 'This page’s address follows a name in Brand: change it there.'
      : now === '/'
        ? 'The home page is where the site begins: its address stays.'
        : undefined;
  return { now: now ?? '', former, links: linksTo(root, id), ...(fixed ? { fixed } : {}) };
}

export interface PageAddress extends PageAddressInfo {
  /** Its label in lists of pages. */
  name: string;
  pathname: string;
}

export async function addressesOf(root: string, site: EditedSite): Promise<PageAddress[]> {
  const { routes, routeIds } = (await site.module(
    'src/app/routes.ts',
  )) as typeof import('../src/app/routes.ts');
  const { labels } = (await site.module(
    'src/content/labels.ts',
  )) as typeof import('../src/content/labels.ts');
  return routeIds.map((id) => ({
    ...addressOfPage(root, id),
    name: labels[id].name,
    pathname: routes[id].address,
  }));
}

export function addressProblems(root: string, id: string, address: string): string[] {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(address))
    return ['An address is made of small letters, figures and hyphens, with a slash before each part.'];
  if (reserved.includes(address.split('/')[1] ?? '')) return ['This address is used by the site itself.'];
  const source = readSource(root, table);
  const taken = routesIn(source).find((page) => page.id !== id && isBelow(address, page.address));
  if (taken) return [`Another page has the address ${taken.address}.`];
  const had = formerIn(root).find(([former, page]) => page !== id && former.toLowerCase() === address);
  return had ? ['Another page had this address, and its old links lead there.'] : [];
}

export function changeAddress(root: string, id: string, address: string): EditStep {
  const { now, fixed } = addressOfPage(root, id);
  const [problem] = fixed ? [fixed] : addressProblems(root, id, address);
  if (problem) throw new Refused(422, problem);
  if (address === now) throw new Refused(422, 'The page has this address already.');
  const routes = readSource(root, table);
  const line = valueAt(readTree(table, routes), ['table', id]);
  if (!line) throw new Refused(409, 'This page is no longer there: load the page again.');
  const own = routes.slice(line.start, line.end).replace(literalOf([now]), () => literalOf([address]));
  const changes: Change[] = [
    { file: table, before: routes, after: replaced(routes, line, own) },
    formerly(root, now, id),
    ...atWorker(root, now, address),
  ];
  return {
    label: `address of ${id}`,
    everywhere: true,
    further: changes.map(({ file }) => file),
    changes: changes.filter(({ before, after }) => before !== after),
  };
}

/** Appends the old address to the list; going back to a former address removes nothing. */
function formerly(root: string, address: string, id: string): Change {
  const before = readSource(root, formerFile);
  const list = valueAt(readTree(formerFile, before), ['formerAddresses']);
  if (list?.kind !== 'list') throw new Refused(422, 'The list of old addresses needs a developer.');
  const known = formerIn(root).some(([former, page]) => former === address && page === id);
  const entry = `[${literalOf([address])}, ${literalOf([id])}]`;
  const inside = before
    .slice(list.start + 1, list.end - 1)
    .trim()
    .replace(/,$/, '');
  const after = known ? before : fillList(before, list, inside ? `\n  ${inside},\n  ${entry},\n` : entry);
  return { file: formerFile, before, after };
}

/** Cloudflare lists the addresses that accept the form. */
function atWorker(root: string, old: string, address: string): Change[] {
  const before = readSource(root, worker);
  const after = ['"', '/"'].reduce(
    (source, end) => source.replaceAll(`${old}${end}`, () => `${address}${end}`),
    before,
  );
  return before === after ? [] : [{ file: worker, before, after }];
}

const spelledIn = (source: string, id: string) => routesIn(source).find((page) => page.id === id)?.address;

/** The addresses written in the route table. */
function routesIn(source: string): { id: string; address: string }[] {
  const lines = valueAt(readTree(table, source), ['table']);
  return (lines?.kind === 'record' ? lines.entries : []).flatMap(({ key, value }) => {
    const address = /^page\('([^']+)'/.exec(source.slice(value.start, value.end))?.[1];
    return address ? [{ id: key, address }] : [];
  });
}

/** Pages whose address differs between two versions of the route table. */
export function movedPages(before: string, after: string): { id: string; from: string; to: string }[] {
  const now = new Map(routesIn(after).map(({ id, address }) => [id, address]));
  return routesIn(before).flatMap(({ id, address: from }) => {
    const to = now.get(id);
    return to && to !== from ? [{ id, from, to }] : [];
  });
}

/** Pages that changes move. */
export const movedBy = (changes: Change[]) =>
  changes.flatMap(({ file, before, after }) =>
    file === table ? movedPages(String(before), String(after)) : [],
  );

function formerIn(root: string): [address: string, page: string][] {
  const source = readSource(root, formerFile);
  const list = valueAt(readTree(formerFile, source), ['formerAddresses']);
  return (list?.kind === 'list' ? list.items : []).flatMap((item) => {
    const [address, page] = (item.kind === 'list' ? item.items : []).map((one) =>
      one.kind === 'text' ? one.parts.join('') : '',
    );
    return address && page ? [[address, page] as [string, string]] : [];
  });
}

/** An address below a page's own could be one of its parameters. */
const isBelow = (address: string, page: string) => {
  const [one, other] = [address.toLowerCase(), page.toLowerCase()];
  return one === other || (other !== '/' && one.startsWith(`${other}/`));
};

const linksTo = (root: string, id: string) =>
  contentFiles(root).reduce(
    (sum, file) =>
      sum + [...readSource(root, file).matchAll(new RegExp(`'(page|menu):${id}['/#]`, 'g'))].length,
    0,
  );
