import type { Banner } from '../../content/schema.ts';
import { BannerWords } from '../shared/banner-words.tsx';
import css from './case-banner.module.css';

/** Title and one line, low enough that the cases begin in the first view; both rise into their place. */
export function CaseBanner(words: Banner) {
  return (
    <div className={`on-ink ${css.banner}`}>
      <div className="wrap">
        <BannerWords {...words} />
      </div>
    </div>
  );
}
