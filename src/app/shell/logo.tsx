import { use } from 'react';
import type { Image } from '../../content/schema.ts';
import { AssetAddresses } from '../../ui/asset-address.ts';
import { Link } from '../../ui/link.tsx';
import css from './logo.module.css';

/**
 * The scrolled flag chooses between the two. The dark one is wanted at the first scroll at the earliest, so
 * it is fetched when the page has started, not before it shows.
 */
export function Logo({ label, image }: { label: string; image: Image }) {
  const { width, height } = image;
  const assetAddress = use(AssetAddresses);
  return (
    <Link className={css.logo} href="page:home" aria-label={label}>
      <img
        className={`logotype ${css.white}`}
        src={assetAddress(image.src, true)}
        alt=""
        width={width}
        height={height}
      />
      <img
        className={`logotype ${css.normal}`}
        ref={fetchNow}
        src={assetAddress('/images/logo.svg', false)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
      />
    </Link>
  );
}

function fetchNow(image: HTMLImageElement | null): void {
  if (image) image.loading = 'eager';
}
