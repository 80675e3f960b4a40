import { type ComponentPropsWithoutRef, use } from 'react';
import type { Image } from '../content/schema.ts';
import { AssetAddresses } from './asset-address.ts';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  image: Image;
  /** In view when the page opens: comes inside the document. Everything else waits until it is near. */
  early?: boolean;
}

export function Picture({ image, early = false, ...rest }: PictureProps) {
  const assetAddress = use(AssetAddresses);
  const { src, alt, width, height } = image;
  return (
    <img
      src={assetAddress(src, early)}
      alt={alt}
      width={width}
      height={height}
      loading={early ? undefined : 'lazy'}
      decoding="async"
      {...rest}
    />
  );
}
