import css from './nothing-sent.module.css';

/**
 * The answer to a submit without an endpoint and without scripts, as CSS alone: submitting gives the state
 * `:user-valid` to every control of the form, also to this hidden one, which no visitor can reach. It has no name and
 * exists only without scripts.
 */
export function NothingSentWithoutScripts({ title, text }: { title: string; text: string }) {
  return (
    <noscript className={css.withoutScripts}>
      <select className={css.submitted} hidden />
      <div className={css.notice} role="status">
        <p className={css.title}>{title}</p>
        <p>{text}</p>
      </div>
    </noscript>
  );
}
