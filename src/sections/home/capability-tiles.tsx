import type { CapabilityTile } from '../../content/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './capability-tiles.module.css';

/** Twelve stand in a full grid; six are wider and fill the same room. */
export function CapabilityTiles({ tiles }: { tiles: CapabilityTile[] }) {
  const isMany = tiles.length > 6;
  return (
    <ul className={`${css.tiles} ${isMany ? css.many : css.few}`} data-piece={isMany ? '' : undefined}>
      {tiles.map(({ path, name }) => (
        <li key={name} className={css.tile}>
          <Icon path={path} size={28} />
          {name}
        </li>
      ))}
    </ul>
  );
}
