import { type ComponentPropsWithoutRef, use } from 'react';
import type { Image } from '../content/schema.ts';
import { AssetAddresses } from './asset-address.ts';
import { isPhotograph, photographAddress, photographFormats, photographWidths } from './photograph.ts';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  image: Image;
  /** Above the fold: drawings are inlined in the document. Everything else loads lazily. */
  early?: boolean;
}

export function Picture({ image, early = false, ...rest }: PictureProps) {
  const assetAddress = use(AssetAddresses);
  const { src, alt, width, height } = image;
  const loading = early ? undefined : 'lazy';
  const shared = { width, height, loading, decoding: 'async', ...rest } as const;
  // In development the original is shown.
  if (!isPhotograph(src) || import.meta.env.DEV) {
    return <img src={assetAddress(src, early)} alt={alt} {...shared} />;
  }
  return <Photograph image={image} {...shared} />;
}

/** Resized at build time to three widths and three formats; never inlined. */
function Photograph({ image, ...shared }: ComponentPropsWithoutRef<'img'> & { image: Image }) {
  const assetAddress = use(AssetAddresses);
  const widths = photographWidths(image);
  const address = (width: number, format: string) =>
    assetAddress(photographAddress(image.src, width, format), false);
  const files = (format: string) => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const sizes = `(width < 48rem) 100vw, ${image.width}px`;
  const [avif, webp, jpeg] = photographFormats;
  return (
    <picture>
      <source type="image/avif" srcSet={files(avif)} sizes={sizes} />
      <source type="image/webp" srcSet={files(webp)} sizes={sizes} />
      <img {...shared} src={address(image.width, jpeg)} srcSet={files(jpeg)} sizes={sizes} alt={image.alt} />
    </picture>
  );
}
