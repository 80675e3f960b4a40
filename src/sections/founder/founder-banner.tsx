import type { Banner, Image } from '../../content/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import { BannerWords } from '../shared/banner-words.tsx';
import css from './founder-banner.module.css';

/** The tall opening in two colours; the desk begins where they meet. */
export function FounderBanner({ portrait, ...words }: Banner & { portrait: Image }) {
  return (
    <div className={`on-ink ${css.banner}`} data-paper="flat">
      <div className={css.words} data-paper="flat">
        <BannerWords {...words} />
      </div>
      <div className={css.ground}>
        <Picture className={css.portrait} image={portrait} early />
      </div>
    </div>
  );
}
