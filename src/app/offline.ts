/*
 * Registers the service worker, which caches visited pages. It runs last, so that nothing waits for it, and not at
 * all with Save-Data.
 */
import type { StatusMessages } from '../content/shell/schema.ts';
import { trustedPolicy, trustedScript } from '../ui/trusted-policy.ts';
import { isNewDeployment } from './deployment.ts';
import type { OpenEdition } from './open-edition.ts';
import { type CopyReason, isAsset, type SaveMessage, savedCopyMark } from './saved-copy-mark.ts';
import { announce } from './shell/status.tsx';

export function keepForOffline(open: OpenEdition): void {
  // Does not use src/ui/connection.ts, which would add a script to every page.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!('serviceWorker' in navigator) || import.meta.env.DEV || connection?.saveData) return;
  // Later than everything else: registering fetches files and starts a process.
  setTimeout(register, 3000, open);
}

async function register({ edition, shell: { messages } }: OpenEdition): Promise<void> {
  offerToInstall(edition.prefix);
  try {
    await navigator.serviceWorker.register(trustedScript(trustedPolicy, '/service-worker.js'), {
      updateViaCache: 'none',
    });
  } catch {
    // A browser may refuse (private windows, full disks): the site works without it.
    return;
  }
  // The fallback page is neither the page itself nor a copy of it.
  if (!document.querySelector('meta[name="page"][content="offline"]')) {
    saveOrNotify([location.pathname, ...loadedFiles()], messages);
  }
  if ('navigation' in window) {
    let path = location.pathname;
    navigation.addEventListener('navigatesuccess', () => {
      // The desk and the case studies change the fragment at every act: the page stays the same.
      if (location.pathname === path) return;
      path = location.pathname;
      saveOrNotify([path], messages);
    });
    navigation.addEventListener('navigateerror', ({ error }) => {
      // A navigation that was replaced by another is not an error.
      if (error?.name === 'AbortError') return;
      root.removeAttribute(savedCopyMark);
      path = '';
    });
  }
  addEventListener('online', endCopy);
}

/** Added late: a browser fetches a linked manifest before painting, and can only install with a worker. */
function offerToInstall(prefix: string): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${prefix}/manifest.webmanifest`;
  document.head.append(link);
}

const root = document.documentElement;

async function saveOrNotify(save: string[], messages: StatusMessages): Promise<void> {
  if (!navigator.onLine) return showCopyNotice('offline', messages);
  if (root.hasAttribute(savedCopyMark) && !(await endCopy())) return showCopyNotice('unanswered', messages);
  await keep(save);
}

/** The copy is up to date if the site responds and has nothing newer. */
async function endCopy(): Promise<boolean> {
  const isCurrent = (await isNewDeployment()) === false;
  if (isCurrent) root.removeAttribute(savedCopyMark);
  return isCurrent;
}

function showCopyNotice(reason: CopyReason, messages: StatusMessages): void {
  root.setAttribute(savedCopyMark, reason);
  const text = reason === 'offline' ? messages.savedCopy : messages.savedCopyUnanswered;
  announce(`${document.title}. ${text}`);
}

async function keep(save: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ save } satisfies SaveMessage);
}

/** Files the document loaded before the worker was active. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname))
    .map(({ pathname }) => pathname);
}
