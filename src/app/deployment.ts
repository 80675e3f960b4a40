/** Milliseconds. */
const patience = 5000;

/**
 * Whether the site has been redeployed since this document was loaded, in which case scripts may be gone. Compares
 * the hash of the document's start script with version.json. Undefined if there is no response in time.
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
