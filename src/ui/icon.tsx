import { use } from 'react';
import type { IconName } from '../content/icons.ts';
import type { IconPath } from '../content/schema.ts';
import { AssetAddresses } from './asset-address.ts';

interface IconProps {
  name?: IconName;
  path?: IconPath;
  /** In pixels where a letter's root is 16; it grows with the letters. */
  size?: number;
}

/** Decoration beside words: one of the sprite's icons, in the colour of the text around it. */
export function Icon({ name, path = `/images/icons.svg#${name ?? 'check'}`, size = 24 }: IconProps) {
  const assetAddress = use(AssetAddresses);
  return (
    <svg width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={assetAddress(path, true)} />
    </svg>
  );
}
