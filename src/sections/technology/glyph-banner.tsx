import type { Banner } from '../../content/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import { BannerWords } from '../shared/banner-words.tsx';
import css from './glyph-banner.module.css';

/** A technology's opening: its glyph, large, turning into place. */
export function GlyphBanner({ image, ...words }: Banner) {
  return (
    <div className={`on-ink ${css.banner}`}>
      <div className={`wrap ${css.columns}`}>
        <BannerWords {...words} />
        {image && <Picture className={css.glyph} image={image} early />}
      </div>
    </div>
  );
}
