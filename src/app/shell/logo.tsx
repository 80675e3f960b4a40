import { use } from 'react';
import type { Image } from '../../content/schema.ts';
import { AssetAddresses } from '../../ui/asset-address.ts';
import { Link } from '../../ui/link.tsx';
import css from './logo.module.css';

/**
 * The scrolled flag selects one of the two. The dark one is needed at the first scroll at the earliest, so
 * it is fetched after the page has started.
 */
export function Logo({ label, image }: { label: string; image: Image }) {
  const { width, height } = image;
  const assetAddress = use(AssetAddresses);
  return (
    <Link className={css.logo} href="page:home" aria-label={label}>
      <img
        className={`logotype ${css.white}`}
        data-screen=""
        src={assetAddress(image.src, true)}
        alt=""
        width={width}
        height={height}
      />
      <img
        className={`logotype ${css.normal}`}
        data-paper="block"
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
