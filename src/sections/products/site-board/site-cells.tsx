import type { PointerEvent } from 'react';
import type { BoardSite } from '../../../content/instruments/site-board.ts';
import { type BoardViewProps, lateness } from './board-state.ts';
import { OpenSite } from './open-site.tsx';
import css from './site-cells.module.css';

interface SiteCellsProps extends BoardViewProps {
  sites: BoardSite[];
  pointed: BoardSite | undefined;
  onPoint: (id: string | undefined) => void;
}

/** Sites without exceptions: a number and the minutes around opening time. Dragging a finger over them magnifies each. */
export function SiteCells({ sites, pointed, onPoint, ...shown }: SiteCellsProps) {
  const { board, opened, onOpen } = shown;
  const siteAt = ({ clientX, clientY }: PointerEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-site]')?.dataset.site;
  const point = (event: PointerEvent) => onPoint(siteAt(event));
  // Cells are too small for touch: lifting the finger opens the magnified site.
  const lift = (event: PointerEvent) => {
    const found = event.pointerType === 'touch' ? siteAt(event) : undefined;
    if (found) onOpen(found);
    onPoint(undefined);
  };
  return (
    <ul
      className={css.cells}
      onPointerMove={point}
      onPointerDown={point}
      onPointerUp={lift}
      onPointerCancel={() => onPoint(undefined)}
      onPointerLeave={() => onPoint(undefined)}
    >
      {sites.map((site) => {
        const late = lateness(board, site);
        return (
          <li
            key={site.id}
            className={css.cell}
            data-edge=""
            data-site={site.id}
            data-pointed={site === pointed}
            data-opened={site.id === opened.id}
          >
            <span>{site.id}</span>
            <svg viewBox="-15 0 30 3" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 1.5H${late}`} />
            </svg>
            <OpenSite
              {...shown}
              site={site}
              onFocus={() => onPoint(site.id)}
              onBlur={() => onPoint(undefined)}
            />
          </li>
        );
      })}
    </ul>
  );
}
