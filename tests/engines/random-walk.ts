/*
 * Links, back, forward, reload and history jumps in random order and quick succession. In whatever order the browser
 * completes or aborts them, the page shown in the end must match the address.
 */
import { expect } from '@playwright/test';
import { addressOf, hasPage } from '../../src/app/addresses.ts';
import { editions } from '../../src/content/editions.ts';
import { type Tab, until } from './tab.ts';
import { type Journey, open } from './visit.ts';

/** Set WALK_SEED to repeat a walk that failed. */
const seed = Number(process.env.WALK_SEED ?? 1);
const steps = 300;
/** The page is checked after this many steps. */
const stepsBetweenRests = 25;

const pages = [
  'home',
  'contact',
  'about',
  'trademark',
  'privacy-policy',
  'case-studies',
  'run-a-shift',
  'services',
] as const;

/** In every language that has them: the walk follows the links between languages too. */
const addresses = editions.flatMap((edition) =>
  pages.filter((id) => hasPage(edition, id)).map((id) => encodeURI(addressOf(`page:${id}`, edition))),
);

export const randomWalk: Journey = {
  name: `after ${steps} random history steps the page matches the address (WALK_SEED=${seed})`,
  whileLoading: true,
  async run(tab, origin) {
    const served = JSON.stringify(await Promise.all(addresses.map((path) => servedAt(origin, path))));
    const random = mulberry32(seed);
    // Nothing here depends on what is visible, and without a GPU a small window renders in a fraction of the time.
    await tab.resize(320, 240);
    await open(tab, origin + (addresses[0] ?? '/'));
    // They load documents, and Firefox reports every file of one that the next step cancels.
    const followsLanguages = await tab.run(() => !navigator.userAgent.includes('Firefox'));
    const known = followsLanguages ? addresses : addresses.slice(0, pages.length);
    for (let step = 1; step <= steps; step++) {
      const [kind, choice] = [random(), random()];
      // Mostly in quick succession, while the previous page's script is still loading.
      const pause = 5 + 295 * random() ** 4;
      // The document may be replaced meanwhile.
      await tab.run(takeStep, kind, choice, JSON.stringify(known)).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (step % stepsBetweenRests === 0) await expectAgreement(tab, served, step);
    }
    expect(tab.errors.filter((complaint) => !isSupersededDocument(complaint))).toEqual([]);
  },
};

/** Firefox reports a document whose load the next step has cancelled. */
const isSupersededDocument = (complaint: string) =>
  addresses.some((path) => complaint.startsWith('failed: ') && complaint.endsWith(path));

async function expectAgreement(tab: Tab, served: string, step: number) {
  try {
    await until(tab, isBackOnSite);
    await until(tab, isWhole);
    await until(tab, isSettled);
    await until(tab, disagreement, served);
  } catch (error) {
    throw new Error(`After step ${step}, seed ${seed}: ${(error as Error).message}`);
  }
}

/** Runs in the page. The first third of the range follows a link of the header or footer, the rest is history. */
function takeStep(kind: number, choice: number, addresses: string) {
  // Scripts start on the first user event.
  dispatchEvent(new Event('touchstart'));
  const known = new Set<string | null>(JSON.parse(addresses));
  const links = [...document.querySelectorAll<HTMLAnchorElement>(':is(header, footer) a')].filter((link) =>
    known.has(link.getAttribute('href')),
  );
  const ofLanguages = links.filter(({ hreflang }) => hreflang);
  if (kind < 0.3) links[Math.floor(choice * links.length)]?.click();
  else if (kind < 0.36) ofLanguages[Math.floor(choice * ofLanguages.length)]?.click();
  else if (kind < 0.5) history.back();
  else if (kind < 0.66) history.forward();
  else if (kind < 0.78) {
    // A thumb on the back button: three steps within 30 ms.
    const [first, second] = choice < 0.5 ? [-1, 1] : [1, -1];
    history.go(first);
    setTimeout(() => history.go(second), 15);
    setTimeout(() => history.go(first), 30);
  } else if (kind < 0.82) location.reload();
  else history.go(Math.round((kind - 0.91) * 60) || 2);
}

/** A walk may step back to before its first page. */
function isBackOnSite() {
  if (location.protocol.startsWith('http')) return true;
  history.forward();
  return false;
}

/**
 * Without the Navigation API, the browser alone navigates. WebKit stops parsing a document when a history step leaves
 * it, and keeps what it has parsed when the next step cancels that one.
 */
function isWhole() {
  if ('navigation' in window) return true;
  if (document.readyState !== 'complete') return false;
  // Every document ends with its script.
  const hasEnd = document.querySelector('body > script') !== null;
  if (!hasEnd) location.reload();
  return hasEnd;
}

/** Where the served document is shown (docs/decisions/navigation.md), cancelled scripts change nothing. */
function isSettled() {
  dispatchEvent(new Event('touchstart'));
  return document.documentElement.hasAttribute('data-started') || !('navigation' in window);
}

interface Served {
  path: string;
  title: string;
  heading: string;
  current: string[];
}

/** Runs in the page: true, or what differs from the document that is served at this address. */
function disagreement(served: string) {
  if (document.readyState !== 'complete') return 'still loading';
  const path = location.pathname;
  const expected = (JSON.parse(served) as Served[]).find((one) => one.path === path);
  const current = [...document.querySelectorAll('[aria-current="page"]')].map((link) =>
    link.getAttribute('href'),
  );
  const shown = {
    path,
    title: document.title,
    heading: document.querySelector('h1')?.textContent,
    current: current.sort(),
  };
  if (JSON.stringify(shown) !== JSON.stringify(expected)) return JSON.stringify({ shown, expected });
  const { activeElement } = document;
  const moved = document.documentElement.hasAttribute('data-moved');
  const hasFocus =
    activeElement === document.querySelector('h1') || (!moved && activeElement === document.body);
  return hasFocus || `focus is on ${activeElement?.outerHTML.slice(0, 80)}`;
}

/** The document before any script has run. */
async function servedAt(origin: string, path: string): Promise<Served> {
  const html = await (await fetch(origin + path)).text();
  const textOf = (tag: string) =>
    (new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1] ?? '')
      .replace(/<[^>]*>/g, '')
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, '&');
  const current = [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
    ([tag]) => /href="([^"]*)"/.exec(tag)?.[1] ?? '',
  );
  return { path, title: textOf('title'), heading: textOf('h1'), current: current.sort() };
}

/** A small seeded generator, so that a failing walk can be repeated. */
function mulberry32(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}
