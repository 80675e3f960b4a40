/** Milliseconds. */
const patience = 5000;

/**
 * Has the site been deployed anew since this document was loaded? Then a page's script may be gone for good.
 * The document names the script that starts it by its hash; a small file names the current one. Undefined where
 * nobody answers in time.
 */
export async function isNewDeployment(): Promise<boolean | undefined> {
  const ours = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start;
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch('/version.json', { cache: 'no-store', signal });
    const { start }: { start?: unknown } = response.ok ? await response.json() : {};
    return typeof start === 'string' && start !== ours;
  } catch {
    return undefined;
  }
}
