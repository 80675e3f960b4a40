/*
 * Has the site been deployed anew since this document was loaded? Then a page's script may be gone
 * for good. Every document names the first script by its hash, so the new document tells.
 */
export async function isNewDeployment(url: URL): Promise<boolean> {
  const ours = entryScript(document);
  try {
    const answer = await fetch(url, { cache: 'no-store' });
    if (!answer.ok || !ours) return false;
    const text = await answer.text();
    const theirs = text.match(/\/static\/js\/[\w-]+\.js/)?.[0];
    return theirs !== undefined && theirs !== ours;
  } catch {
    return false;
  }
}

function entryScript(page: Document): string | undefined {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.getAttribute('src') ?? undefined;
}
