import type { Banner } from '../../content/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import { BannerWords } from '../shared/banner-words.tsx';
import css from './contact-banner.module.css';

/** The tall opening: the way to our door on the ring plan, which fills the banner behind the words. */
export function ContactBanner({ image, ...words }: Banner) {
  return (
    <div className={`on-ink ${css.banner}`}>
      {image && <Picture className={css.plan} image={image} early />}
      <div className={`wrap ${css.words}`}>
        <BannerWords {...words} />
      </div>
    </div>
  );
}
