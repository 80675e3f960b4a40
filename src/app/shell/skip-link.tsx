import css from './skip-link.module.css';

export function SkipLink({ label }: { label: string }) {
  return (
    <a className={css.skip} data-screen="" href="#main">
      {label}
    </a>
  );
}
