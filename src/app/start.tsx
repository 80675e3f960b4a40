/* Brings the prerendered page to life and answers navigation from then on. */
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import shell from '../content/shell.ts';
import { followSystemMotion } from '../ui/motion.ts';
import { loadPage } from './load-page.ts';
import { decodePath, match } from './match.ts';
import { answerNavigation } from './navigation.tsx';
import { keepForOffline } from './offline.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { revealOnScroll } from './reveal.ts';
import { offlinePath } from './saved-copy-mark.ts';
import { type Shown, Site } from './site.tsx';
import { reportVitals } from './vitals.ts';

type Renderer = typeof import('react-dom/client');

export async function startSite(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');

  // A page that is not saved is stood in for at its own address.
  const address = prerenderedScreen() === 'offline' ? offlinePath : location.pathname;
  const found = match(address);
  const pathname = decodePath(address) ?? address;
  const [page, renderer] = await Promise.all([
    loadPage(found.route),
    // A script of its own: the browser reads it in one go, and may answer the visitor before and after.
    import('react-dom/client'),
  ]);
  const shown: Shown = { ...page, shell, match: found, pathname };
  // Reading React took its time; a waiting visitor comes first.
  await new Promise((resolve) => setTimeout(resolve));
  const root = await mount(container, shown, renderer);
  answerNavigation(root, shown);
  prefetchOnIntent();
  followSystemMotion();
  revealOnScroll();
  reportVitals();
  keepForOffline(shell.messages);
  // For tests, and for styles that must wait for a control to work.
  document.documentElement.toggleAttribute('data-started', true);
}

const prerenderedScreen = () => document.querySelector<HTMLMetaElement>('meta[name="screen"]')?.content;

/** Resolves once React has taken over the page's controls. */
function mount(container: HTMLElement, shown: Shown, renderer: Renderer): Promise<Root> {
  // Kept in a document nobody shows: a copy in this one would fetch every picture the page has.
  const asServed = document.implementation.createHTMLDocument().importNode(container, true);
  return new Promise((resolve, reject) => {
    const options = {
      // Were React to give up, it would leave an empty page: put back what the visitor was reading.
      onUncaughtError(error: unknown) {
        container.replaceWith(asServed);
        reject(error);
      },
    };
    const site = <Site shown={shown} onMount={() => resolve(root)} />;
    let root: Root;
    if (prerenderedScreen() === shown.match.route.id) {
      // A transition lets the browser answer the visitor between slices of the work.
      startTransition(() => {
        root = renderer.hydrateRoot(container, site, options);
      });
    } else {
      // The not-found document, standing in for a spelling no file exists for.
      root = renderer.createRoot(container, options);
      root.render(site);
    }
  });
}
