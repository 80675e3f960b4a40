/*
 * The bundler's loader asks for a page's stylesheet once, and takes one that failed for loaded ever after.
 * So each load of a page asks again for those that did not arrive; the one for print keeps nobody waiting.
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
