import type { ComponentPropsWithoutRef } from 'react';
import type { Image } from '../content/schema.ts';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  image: Image;
  /** In view when the page opens: fetched at once. Everything else waits until it is near. */
  early?: boolean;
}

export function Picture({ image, early = false, ...rest }: PictureProps) {
  const { src, alt, width, height } = image;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={early ? undefined : 'lazy'}
      decoding="async"
      {...rest}
    />
  );
}
