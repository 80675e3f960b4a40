import type { Banner as BannerContent } from '../../content/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import css from './banner.module.css';
import { BannerWords } from './banner-words.tsx';
import motion from './entrance.module.css';

interface BannerProps extends BannerContent {
  /** The drawing is animated with the long entrance duration. */
  entrance?: boolean;
}

/** The dark opening of an inner page: what it is, for whom, and the family's drawing. */
export function Banner({ image, entrance = false, ...words }: BannerProps) {
  return (
    <div className={`on-ink ${css.banner}`} data-paper="flat">
      <div className={`wrap ${css.columns}`}>
        <BannerWords {...words} />
        {image && (
          <Picture
            data-screen=""
            className={`${css.picture} ${entrance ? `${motion.rising} ${css.rising}` : ''}`}
            image={image}
            early
          />
        )}
      </div>
    </div>
  );
}
