import { use } from 'react';
import { AssetAddresses } from '../../ui/asset-address.ts';
import { Link } from '../../ui/link.tsx';
import css from './logo.module.css';

export const whiteLogo = { src: '/images/logo-white.svg', alt: '', width: 204, height: 48 } as const;

/**
 * The scrolled flag chooses between the two. The dark one is wanted at the first scroll at the earliest, so
 * it is fetched when the page has started, not before it shows.
 */
export function Logo({ label }: { label: string }) {
  const assetAddress = use(AssetAddresses);
  return (
    <Link className={css.logo} href="page:home" aria-label={label}>
      <img className={css.white} src={assetAddress(whiteLogo.src, true)} alt="" width="204" height="48" />
      <img
        className={css.normal}
        ref={fetchNow}
        src={assetAddress('/images/logo.svg', false)}
        alt=""
        width="204"
        height="48"
        loading="lazy"
      />
    </Link>
  );
}

function fetchNow(image: HTMLImageElement | null): void {
  if (image) image.loading = 'eager';
}
