/*
 * Runs inside the head, before anything is painted; the prerender puts it there and the security
 * policy names its hash. It only says what kind of document this is: one whose scripts run, and
 * whether things may move. A blocked storage means: no choice was made. Should the first
 * script not arrive, or not whole, this is a document without scripts after all: what they would have
 * folded away shows again.
 */
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      const script = target.src ?? (error instanceof SyntaxError ? filename : '');
      if (script.includes('/static/js/')) root.classList.remove('js');
    },
    true,
  );
  let choice = null;
  try {
    choice = localStorage.getItem('motion');
  } catch {}
  const still =
    choice === 'paused' || (choice !== 'running' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  root.dataset.motion = still ? 'paused' : 'running';
})();
