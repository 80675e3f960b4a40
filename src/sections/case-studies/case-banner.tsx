import type { Banner } from '../../content/schema.ts';
import { BannerWords } from '../shared/banner-words.tsx';
import css from './case-banner.module.css';

/** Title and one line, short enough that the cases start above the fold. */
export function CaseBanner(words: Banner) {
  return (
    <div className={`on-ink ${css.banner}`} data-paper="flat">
      <div className="wrap">
        <BannerWords {...words} />
      </div>
    </div>
  );
}
