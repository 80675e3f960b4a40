import css from './saved-copy.module.css';

/** Says that the page came from the visitor's own machine; the service worker's mark lets it show. */
export function SavedCopy({ notice }: { notice: string }) {
  return (
    <p className={css.notice} hidden>
      {notice}
    </p>
  );
}
