/*
 * Moves between screens without reloading the document, through the browser's own Navigation API:
 * modified clicks, new tabs, downloads, other origins and history positions stay the browser's. A
 * browser without it follows links as documents, which every screen is (docs/decisions/navigation.md).
 */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { restoreChoices } from '../ui/stored-choice.ts';
import { isNewDeployment } from './deployment.ts';
import { applyHead, pageTitle } from './head.ts';
import { loadPage } from './load-page.ts';
import { decodePath, type Match, match } from './match.ts';
import { revealOnScroll } from './reveal.ts';
import { LoadFailure } from './shell/load-failure.tsx';
import { announce, showProgress } from './shell/status.tsx';
import { type Shown, Site } from './site.tsx';

export function answerNavigation(root: Root, first: Shown): void {
  if (!('navigation' in window)) return;
  const { messages } = first.shell;
  let shown = first;

  let visits = 0;
  /** Where each entry of the history was left. */
  const places = new Map<string, number>();

  const render = (next: Shown, failure?: ReactNode) =>
    flushSync(() => root.render(<Site shown={next} failure={failure} />));

  async function show(event: NavigateEvent, found: Match, url: URL): Promise<void> {
    const pathname = decodePath(url.pathname) ?? url.pathname;
    const sameScreen = found.route === shown.match.route;
    const hideProgress = showProgress(messages.loading);
    try {
      const page = sameScreen ? shown : await loadPage(found.route);
      if (event.signal.aborted) return;
      visits += 1;
      shown = { ...page, shell: first.shell, match: found, pathname, visit: visits };
      // From now on a page settles into its place when it appears (states.css).
      if (!sameScreen) document.documentElement.toggleAttribute('data-moved', true);
      blur();
      render(shown);
      applyHead(shown.content.head, found.id);
      restoreChoices();
      // A service's own path scrolls to its section, which the page does itself.
      if (!found.parameter || event.navigationType === 'traverse') event.scroll();
      if (event.navigationType === 'traverse') holdPlace(places.get(event.destination.key));
      focusPage();
      announce(pageTitle(shown.content.head));
      if (!sameScreen) revealOnScroll();
    } catch (error) {
      if (event.signal.aborted) return;
      console.error(error);
      // Old files of a replaced deployment are gone: the new one is a document load away.
      if (await isNewDeployment()) return location.reload();
      // The menus mark the page that was wanted. What is kept is the one before: it can be gone back to.
      const retry = () => navigation.reload({ info: 'retry' });
      const message = navigator.onLine ? messages.loadFailed : messages.notSaved;
      blur();
      render(
        { ...shown, pathname },
        <LoadFailure message={message} labels={messages} href={url.href} onRetry={retry} />,
      );
      applyHead({ title: messages.loadFailedTitle, keywords: [], description: message }, undefined);
      scrollTo({ top: 0, behavior: 'instant' });
      focusPage();
      announce(message);
      throw error;
    } finally {
      hideProgress();
    }
  }

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const leave =
      !event.canIntercept ||
      event.hashChange ||
      event.downloadRequest !== null ||
      event.formData !== null ||
      (event.navigationType === 'reload' && event.info !== 'retry');
    if (leave) return;
    const found = match(url.pathname);
    places.set(navigation.currentEntry?.key ?? '', scrollY);
    // Files that are no screens (the sitemap, a picture) are the server's to answer.
    if (!found.id) return;
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => show(event, found, url) });
  });
}

/** Chromium may leave the place it has just brought back, in the frame after: seen where a page has a form. */
function holdPlace(place: number | undefined): void {
  requestAnimationFrame(() => {
    if (place !== undefined && scrollY !== place) scrollTo({ top: place, behavior: 'instant' });
  });
}

/** What was pressed has done its work: the page it led to decides where reading goes on. */
function blur(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Reading begins with the heading, unless the page has put the focus further down itself. */
function focusPage(): void {
  const main = document.getElementById('main');
  if (main?.contains(document.activeElement)) return;
  main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
