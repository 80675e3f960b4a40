import type { HomePage } from '../../content/home/schema.ts';
import { Foreign } from '../../ui/foreign.tsx';
import { foreignLanguage } from '../../ui/foreign-words.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './mascot-perch.module.css';

/** The mascot on the hero's lower edge, its tail over what follows. */
export function MascotPerch({ image, name, caption, href }: HomePage['hero']['mascot']) {
  return (
    <Link className={css.perch} data-screen="" href={href}>
      <span className={css.words}>
        <span className={css.name} lang={foreignLanguage(name)}>
          <Foreign text={name} />
        </span>
        <span className={css.caption}>{caption}</span>
      </span>
      <Picture className={css.mascot} image={image} early />
    </Link>
  );
}
