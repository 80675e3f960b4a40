import { type ReactNode, use } from 'react';
import type { FlagshipPage } from '../../content/products/schema.ts';
import { AssetAddresses } from '../../ui/asset-address.ts';
import { Picture } from '../../ui/picture.tsx';
import { BannerWords } from '../shared/banner-words.tsx';
import css from './flagship-banner.module.css';

type FlagshipBannerProps = Pick<
  FlagshipPage,
  'banner' | 'mascot' | 'picture' | 'tabletPicture' | 'phonePicture' | 'pictureCaption'
> & {
  /** Contains the button that opens the desk, and the desk once it is open. */
  children?: ReactNode;
};

const plan = { src: '/images/plan.svg', alt: '', width: 900, height: 900 } as const;

/** The flagship's opening: its name over the ring plan, and the mascot on the operator's screen. */
export function FlagshipBanner({
  banner,
  mascot,
  picture,
  tabletPicture,
  phonePicture,
  pictureCaption,
  children,
}: FlagshipBannerProps) {
  const assetAddress = use(AssetAddresses);
  const narrower = [
    { image: phonePicture, media: '(width < 48rem)' },
    { image: tabletPicture, media: '(width < 75rem)' },
  ];
  return (
    <>
      <div className={`on-ink ${css.banner}`} data-paper="flat">
        <Picture className={css.plan} image={plan} early />
        <div className="wrap">
          <BannerWords {...banner} />
        </div>
      </div>
      <figure className={`wrap ${css.screen}`}>
        <Picture className={css.mascot} image={mascot} early />
        <picture className={css.drawing}>
          {narrower.map(({ image: { src, width, height }, media }) => (
            <source key={src} media={media} srcSet={assetAddress(src, false)} width={width} height={height} />
          ))}
          <Picture className={css.picture} image={picture} />
        </picture>
        {children}
        <figcaption className={`label ${css.caption}`}>{pictureCaption}</figcaption>
      </figure>
    </>
  );
}
