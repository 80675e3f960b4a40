import type { FlagshipPage } from '../../content/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import { BannerWords } from '../shared/banner-words.tsx';
import css from './flagship-banner.module.css';

type FlagshipBannerProps = Pick<
  FlagshipPage,
  'banner' | 'mascot' | 'picture' | 'tabletPicture' | 'phonePicture' | 'pictureCaption'
>;

/** The flagship's opening: its name over the ring plan, and the mascot on watch on the operator's screen. */
export function FlagshipBanner({
  banner,
  mascot,
  picture,
  tabletPicture,
  phonePicture,
  pictureCaption,
}: FlagshipBannerProps) {
  const narrower = [
    { image: phonePicture, media: '(width < 48rem)' },
    { image: tabletPicture, media: '(width < 75rem)' },
  ];
  return (
    <>
      <div className={`on-ink ${css.banner}`}>
        <div className="wrap">
          <BannerWords {...banner} />
        </div>
      </div>
      <figure className={`wrap ${css.screen}`}>
        <Picture className={css.mascot} image={mascot} early />
        <picture>
          {narrower.map(({ image: { src, width, height }, media }) => (
            <source key={src} media={media} srcSet={src} width={width} height={height} />
          ))}
          <Picture className={css.picture} image={picture} early />
        </picture>
        <figcaption className={`label ${css.caption}`}>{pictureCaption}</figcaption>
      </figure>
    </>
  );
}
