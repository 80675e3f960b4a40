/*
 * A phone opening a page leaves what lies further down out of its first frame (`folded`, set in the head,
 * states.css). This lays it out afterwards, one piece in each idle moment, so that no piece keeps the
 * visitor waiting and the page soon has its true length.
 */
export async function unfold(): Promise<void> {
  if (!document.documentElement.classList.contains('folded')) return;
  for (const piece of document.querySelectorAll<HTMLElement>('main > *, footer')) {
    piece.style.contentVisibility = 'visible';
    await idle();
  }
}

/** A page at rest draws no frames, and some browsers then report no idle time either. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 300 }) : setTimeout(resolve),
  );
}
