import { use } from 'react';
import type { IconName } from '../content/icons.ts';
import type { IconPath } from '../content/schema.ts';
import { AssetAddresses } from './asset-address.ts';

interface IconProps {
  name?: IconName;
  path?: IconPath;
  /** In pixels at a root font size of 16 px, with which it scales. */
  size?: number;
}

/** A decorative icon of the sprite, in the current text colour. */
export function Icon({ name, path = `/images/icons.svg#${name ?? 'check'}`, size = 24 }: IconProps) {
  const assetAddress = use(AssetAddresses);
  return (
    <svg width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={assetAddress(path, true)} />
    </svg>
  );
}
