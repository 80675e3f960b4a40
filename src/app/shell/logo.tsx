import navigation from '../../content/navigation.ts';
import css from './logo.module.css';

/** Both logos stand ready; the scrolled flag chooses, so that the change costs no request. */
export function Logo() {
  return (
    <a className={css.logo} href="/" aria-label={navigation.labels.home}>
      <img className={css.white} src="/images/logo-white.svg" alt="" width="204" height="48" />
      <img className={css.normal} src="/images/logo.svg" alt="" width="204" height="48" />
    </a>
  );
}
