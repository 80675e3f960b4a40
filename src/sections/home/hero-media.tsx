import { use } from 'react';
import { AssetAddresses } from '../../ui/asset-address.ts';
import css from './hero-media.module.css';
import { HeroVideo, type HeroVideoProps, uprightScreen, wideScreen } from './hero-video.tsx';

/** The phone's crop is as wide as the visible part of the square picture. */
const phoneScreen = '(max-aspect-ratio: 3/5)';

/**
 * The city behind the hero's text: a poster in the HTML, over it the same city as a film, a
 * scrim for contrast, and the reticle. The ring's position in the stylesheet matches these pictures.
 */
export function HeroMedia(video: HeroVideoProps) {
  const assetAddress = use(AssetAddresses);
  return (
    <div className={css.media} data-screen="" aria-hidden="true">
      <picture>
        <source
          media={phoneScreen}
          type="image/avif"
          srcSet={assetAddress('/images/hero/phone.avif', true)}
          width="596"
          height="960"
        />
        <source
          media={uprightScreen}
          type="image/avif"
          srcSet="/images/hero/portrait.avif"
          width="960"
          height="960"
        />
        <source media={uprightScreen} srcSet="/images/hero/portrait.jpg" width="720" height="720" />
        <source
          media={wideScreen}
          type="image/avif"
          srcSet="/images/hero/wide.avif"
          width="1920"
          height="1080"
        />
        <source type="image/avif" srcSet="/images/hero/landscape.avif" />
        <img
          className={css.city}
          src="/images/hero/landscape.jpg"
          alt=""
          width="1280"
          height="720"
          fetchPriority="high"
        />
      </picture>
      <HeroVideo {...video} />
      <div className={css.veil} />
      <svg className={css.reticle} viewBox="-160 -90 320 180" aria-hidden="true">
        <ellipse rx="124" ry="66" transform="rotate(4.9)" />
      </svg>
    </div>
  );
}
