/*
 * Navigates between pages without reloading the document, with the browser's Navigation API, which handles modified
 * clicks, new tabs, downloads, other origins and scroll positions. Without the API, links load documents
 * (docs/decisions/navigation.md).
 */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { restoreChoices } from '../ui/stored-choice.ts';
import { isNewDeployment } from './deployment.ts';
import { applyHead, pageTitle } from './head.ts';
import { isLeftToBrowser } from './is-left-to-browser.ts';
import { decodePath, type Match, match } from './match.ts';
import type { OpenEdition } from './open-edition.ts';
import { revealOnScroll } from './reveal.ts';
import { offline } from './routes.ts';
import { blur, currentKey, focusPage, holdPosition, scrollToEntry } from './scroll-and-focus.ts';
import { Failure } from './shell/failure.tsx';
import { announce, showProgress } from './shell/status.tsx';
import { type ShownPage, Site } from './site.tsx';

interface NavigationTarget {
  url: URL;
  /** Aborted once another navigation has replaced this one. */
  signal: AbortSignal;
  scroll: () => void;
}

export function answerNavigation(root: Root, first: ShownPage, firstPath: string, open: OpenEdition): void {
  if (!('navigation' in window)) return;
  const { edition, shell } = open;
  const { messages } = shell;
  /** The last page that was rendered. */
  let shown = first;
  /** The path whose page or error is shown. */
  let shownPath = first.match.route === offline ? location.pathname : firstPath;
  let visits = 0;
  const scrollPositions = new Map<string, number>();
  let correction = new AbortController();

  const render = (next: ShownPage, failure?: ReactNode) =>
    flushSync(() => root.render(<Site shown={next} failure={failure} />));

  async function show(target: NavigationTarget): Promise<void> {
    const { url, signal } = target;
    const found = match(url.pathname);
    const isSameView = found.route === shown.match.route;
    const hideProgress = showProgress(messages.loading);
    try {
      const page = isSameView
        ? shown
        : await open.loadPage(found.route).catch((error: unknown) => showFailure(target, error));
      if (signal.aborted) return;
      visits += 1;
      shownPath = url.pathname;
      shown = { ...page, shell, match: found, pathname: decoded(url), visit: visits };
      // From now on a page fades in when it appears (states.css).
      if (!isSameView) document.documentElement.toggleAttribute('data-moved', true);
      blur();
      render(shown);
      applyHead(shown.content.head, found);
      restoreChoices();
      target.scroll();
      focusPage();
      announce(pageTitle(shown.content.head));
      if (!isSameView) revealOnScroll();
    } finally {
      hideProgress();
    }
  }

  /** Rethrows, so that the browser counts the navigation as failed. */
  async function showFailure({ url, signal }: NavigationTarget, error: unknown): Promise<never> {
    // Files of the old deployment are gone: loads the new one as a document.
    const isStale = !signal.aborted && (await isNewDeployment());
    if (signal.aborted) throw error;
    if (isStale) {
      // This address is on its way, so it needs no second load.
      shownPath = url.pathname;
      location.reload();
    } else {
      shownPath = url.pathname;
      const message = navigator.onLine ? messages.loadFailed : messages.notSaved;
      const retry = () => navigation.reload({ info: 'retry' });
      blur();
      // Menus and languages are those of the requested page; the last page stays in memory for going back.
      render(
        { ...shown, match: match(url.pathname), pathname: decoded(url) },
        <Failure message={message} labels={messages} href={url.href} onRetry={retry} />,
      );
      applyHead({ title: messages.loadFailedTitle, keywords: [], description: message }, { edition });
      scrollTo({ top: 0, behavior: 'instant' });
      focusPage();
      announce(message);
    }
    throw error;
  }

  /** Other files (the sitemap, a picture) and other languages are loaded by the browser. */
  const isPage = (found: Match) => found.id !== undefined && found.edition === edition;

  /**
   * An aborted navigation may leave address and page out of sync, and none may follow it: Chromium drops a step that
   * leads to where it believes to be, and stops the step under way. So the address decides.
   */
  function followAddress(): void {
    // Its end comes back here.
    if (navigation.transition) return;
    correction.abort();
    if (location.pathname === shownPath || !isPage(match(location.pathname))) return;
    correction = new AbortController();
    const scroll = () => scrollTo({ top: scrollPositions.get(currentKey()) ?? 0, behavior: 'instant' });
    const { signal } = correction;
    show({ url: new URL(location.href), signal, scroll }).catch((error: unknown) => {
      if (!signal.aborted) console.error(error);
    });
  }

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (isLeftToBrowser(event)) return;
    const found = match(url.pathname);
    scrollPositions.set(currentKey(), scrollY);
    if (!isPage(found)) return;
    correction.abort();
    const scroll = () => {
      const isTraversal = event.navigationType === 'traverse';
      // The page of a service scrolls to the section its path names.
      if (!found.parameter || isTraversal) scrollToEntry(event);
      if (isTraversal) holdPosition(scrollPositions.get(event.destination.key));
    };
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () => show({ url, signal: event.signal, scroll }),
    });
  });
  navigation.addEventListener('navigateerror', ({ error }) => {
    if (error?.name !== 'AbortError') console.error(error);
  });
  // A navigation that has ended is still under way during these events, and one that replaces it is not yet.
  for (const sign of ['navigatesuccess', 'navigateerror', 'currententrychange'])
    navigation.addEventListener(sign, () => setTimeout(followAddress));
  // The browser may have moved in the history while scripts were starting.
  followAddress();
}

const decoded = ({ pathname }: URL) => decodePath(pathname) ?? pathname;
