/*
 * Vite's loader requests a stylesheet once and treats a failed one as loaded. So each page load retries the missing
 * ones, without waiting for the print stylesheet.
 */
export async function retryStylesheets(): Promise<void> {
  if (typeof document === 'undefined') return;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled], [media])');
  await Promise.all([...links].filter(isLost).map(fetchAgain));
}

/** A pending sheet has no rules yet; those of a failed one throw when read. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules === null;
  } catch {
    return true;
  }
}

function fetchAgain(lost: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`no stylesheet at ${link.href}`)));
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: lost.href });
    lost.replaceWith(link);
  });
}
