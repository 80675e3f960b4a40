/*
 * A phone opening a page leaves what lies further down out of its first frame (`folded`, set in the head,
 * states.css). This lays it out afterwards, one piece in each idle moment, so that no piece keeps the
 * visitor waiting and the page soon has its true length.
 */
export async function unfold(): Promise<void> {
  const { classList } = document.documentElement;
  if (!classList.contains('folded')) return;
  for (const piece of document.querySelectorAll<HTMLElement>('main > :nth-child(n + 3), footer')) {
    piece.style.contentVisibility = 'visible';
    await idle();
  }
  classList.remove('folded');
}

export function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}
