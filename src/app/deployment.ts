/*
 * Has the site been deployed anew since this document was loaded? Then a page's script may be gone
 * for good. Every document names the script that starts it by its hash, so the new document tells.
 */
export async function isNewDeployment(url: URL): Promise<boolean> {
  const ours = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start;
  try {
    const answer = await fetch(url, { cache: 'no-store' });
    if (!answer.ok || !ours) return false;
    const theirs = (await answer.text()).match(/<script data-start="([^"]+)"/)?.[1];
    return theirs !== undefined && theirs !== ours;
  } catch {
    return false;
  }
}
