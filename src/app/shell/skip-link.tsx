import menu from '../../content/menu.ts';
import css from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      {menu.labels.skip}
    </a>
  );
}
