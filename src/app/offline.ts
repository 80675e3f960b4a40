/*
 * Lets the service worker keep what the visitor has seen. It comes last of all: nothing on the first visit
 * waits for it, and a visitor who asked to save data is left alone.
 */
import messages from '../content/messages.ts';
import { isNewDeployment } from './deployment.ts';
import { isAsset, type SaveMessage, savedCopyMark } from './saved-copy-mark.ts';
import { announce } from './shell/status.tsx';
import { trustedPolicy } from './trusted-policy.ts';

export function keepForOffline(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!('serviceWorker' in navigator) || import.meta.env.DEV || connection?.saveData) return;
  // A moment after everything else: it fetches, and starts a process of its own.
  setTimeout(register, 3000);
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerScript(), { updateViaCache: 'none' });
  } catch {
    // A browser may forbid it (private windows, full disks): the site works as well without.
    return;
  }
  if (navigator.onLine) keep([location.pathname, ...loadedFiles()]);
  else sayItIsACopy();
  if ('navigation' in window) {
    navigation.addEventListener('navigatesuccess', () => {
      if (navigator.onLine) keep([location.pathname]);
      else sayItIsACopy();
    });
  }
  addEventListener('online', async () => {
    // Unless something newer is out there, what is shown is no longer a mere copy.
    const { documentElement } = document;
    if (!(await isNewDeployment())) documentElement.removeAttribute(savedCopyMark);
  });
}

function sayItIsACopy(): void {
  document.documentElement.toggleAttribute(savedCopyMark, true);
  announce(`${document.title}. ${messages.savedCopy}`);
}

async function keep(save: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ save } satisfies SaveMessage);
}

/** What the document brought along before any worker could see it. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname))
    .map(({ pathname }) => pathname);
}

/** Where scripts must be vouched for, this is the one that is. */
function workerScript(): string {
  const url = '/service-worker.js';
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(trustedPolicy, { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}

/** As much of the browser's interface as is used here; a trusted address passes for a string. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}
