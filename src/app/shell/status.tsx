/* Announces and shows that a page's script is loading. */
import css from './status.module.css';

export function Status() {
  return (
    <>
      <div id="progress" className={css.progress} aria-hidden="true" />
      <p id="status" className="visually-hidden" role="status" />
    </>
  );
}

export function announce(text: string): void {
  const status = document.getElementById('status');
  if (status) status.textContent = text;
}

/** Appears after a short delay, so that fast pages do not flicker. Returns a function that ends it. */
export function showProgress(words: string): () => void {
  const root = document.documentElement;
  const timer = setTimeout(() => {
    root.toggleAttribute('data-loading', true);
    announce(words);
  }, 250);
  return () => {
    clearTimeout(timer);
    root.removeAttribute('data-loading');
  };
}
