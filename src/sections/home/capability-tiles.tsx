import type { CapabilityTile } from '../../content/home/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './capability-tiles.module.css';

interface CapabilityTilesProps {
  tiles: CapabilityTile[];
  /** Four columns for many, three for few. */
  look: 'many' | 'few';
}

export function CapabilityTiles({ tiles, look }: CapabilityTilesProps) {
  return (
    <ul className={`${css.tiles} ${css[look]}`} data-paper="thirds">
      {tiles.map(({ path, name }) => (
        <li key={name} className={css.tile} data-paper="row">
          <Icon path={path} size={24} />
          {name}
        </li>
      ))}
    </ul>
  );
}
