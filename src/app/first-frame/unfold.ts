/*
 * A phone opening a page leaves what lies further down out of its first frame (`folded`, set in the head,
 * states.css). This lays it out once that frame is on the screen, one piece to a frame and an idle moment, so
 * that no piece keeps the visitor waiting and the page soon has its true length. A piece is a block of the page;
 * what makes a block too long for one frame says so itself (`data-piece`), unless the block begins with it.
 */
const { classList } = document.documentElement;
const pieces = () =>
  document.querySelectorAll('main > :nth-child(n + 3), [data-piece]:not(:first-child), footer');

export async function unfold(): Promise<void> {
  await pause();
  if (!classList.contains('folded')) return;
  // From here on whatever a quick visitor scrolls to shows at once.
  classList.add('unfolding');
  for (const piece of pieces()) {
    await pause();
    if (!classList.contains('folded')) return;
    piece.toggleAttribute('data-unfolded', true);
  }
  await pause();
  unfoldAtOnce();
}

/** Elements are left as they were served: React is to find them so. */
export function unfoldAtOnce(): void {
  classList.remove('folded', 'unfolding');
  for (const piece of pieces()) piece.toggleAttribute('data-unfolded', false);
}

async function pause(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await idle();
}

/** A page at rest draws no frames, and some browsers then report no idle time either. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 300 }) : setTimeout(resolve),
  );
}
