/* Hydrates the prerendered page and handles navigation from then on. */
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { brand } from '../content/brand.ts';
import { expectForeignWords } from '../ui/foreign-words.ts';
import { followInitial } from '../ui/mark-shape.ts';
import { followSystemMotion } from '../ui/motion.ts';
import { loadForeignWords } from './foreign-words.ts';
import { applyHead } from './head.ts';
import { decodePath, match } from './match.ts';
import { answerNavigation } from './navigation.tsx';
import { keepForOffline } from './offline.ts';
import { type OpenEdition, openEdition } from './open-edition.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { revealOnScroll } from './reveal.ts';
import { offlinePathOf } from './saved-copy-mark.ts';
import { type ShownPage, Site } from './site.tsx';
import { reportVitals } from './vitals.ts';

type Renderer = typeof import('react-dom/client');

/** Resolves to a function that mounts the page: loading can be retried after a failure, mounting cannot. */
export async function loadSite(): Promise<() => Promise<void>> {
  followInitial(brand.name);
  // The offline page is served at the address of the page it replaces.
  const { prefix } = match(location.pathname).edition;
  const address = prerenderedPage() === 'offline' ? offlinePathOf(prefix) : location.pathname;
  const found = match(address);
  const pathname = decodePath(address) ?? address;
  const [{ open, ...page }, renderer, foreign] = await Promise.all([
    openEdition(found.edition).then(async (open) => ({ ...(await open.loadPage(found.route)), open })),
    // A separate script, so that the browser can handle input before and after parsing it.
    import('react-dom/client'),
    loadForeignWords(found.edition),
  ]);
  expectForeignWords(foreign);
  const shown: ShownPage = { ...page, shell: open.shell, match: found, pathname };
  return () => startSite(shown, address, open, renderer);
}

async function startSite(
  shown: ShownPage,
  address: string,
  open: OpenEdition,
  renderer: Renderer,
): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  // Parsing React was a long task; pending input comes first.
  await new Promise((resolve) => setTimeout(resolve));
  const root = await mount(container, shown, renderer);
  answerNavigation(root, shown, address, open);
  prefetchOnIntent(open);
  followSystemMotion();
  revealOnScroll();
  reportVitals();
  keepForOffline(open);
  // For tests, and for styles that must wait for a control to work.
  document.documentElement.toggleAttribute('data-started', true);
}

const prerenderedPage = () => document.querySelector<HTMLMetaElement>('meta[name="page"]')?.content;

/** Resolves once React has taken over the page's controls. */
function mount(container: HTMLElement, shown: ShownPage, renderer: Renderer): Promise<Root> {
  // Kept in an inert document: a copy in this one would fetch every picture again.
  const asServed = document.implementation.createHTMLDocument().importNode(container, true);
  return new Promise((resolve, reject) => {
    let isMounted = false;
    const options = {
      // React empties a page that it fails to hydrate, so the served HTML is restored. Later errors are left to the
      // boundaries (site.tsx): by then the visitor may be on another page.
      onUncaughtError(error: unknown) {
        if (!isMounted) container.replaceWith(asServed);
        reject(error);
      },
    };
    const onMount = () => {
      isMounted = true;
      resolve(root);
    };
    const site = <Site shown={shown} onMount={onMount} />;
    let root: Root;
    if (prerenderedPage() === shown.match.route.id) {
      // A transition lets the browser handle input between slices of work.
      startTransition(() => {
        root = renderer.hydrateRoot(container, site, options);
      });
    } else {
      // The document of another page: the not-found one, served for a spelling without a file, or one that was reloaded
      // and left through the history before scripts started.
      applyHead(shown.content.head, shown.match);
      root = renderer.createRoot(container, options);
      root.render(site);
    }
  });
}
