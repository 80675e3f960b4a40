import type { ComponentProps } from 'react';
import type { BoardSite } from '../../../content/instruments/site-board.ts';
import type { BoardViewProps } from './board-state.ts';
import css from './open-site.module.css';
import { shortText } from './site-text.ts';

type OpenSiteProps = BoardViewProps & { site: BoardSite } & Pick<
    ComponentProps<'button'>,
    'onFocus' | 'onBlur'
  >;

/** The button that opens a site, over its row, tile or cell. */
export function OpenSite({ board, opened, onOpen, isStop, site, ...handlers }: OpenSiteProps) {
  return (
    <button
      type="button"
      className={css.open}
      data-script=""
      data-open={site.id}
      tabIndex={isStop(site.id) ? 0 : -1}
      aria-pressed={site.id === opened.id}
      aria-label={shortText(board, site)}
      onClick={() => onOpen(site.id)}
      {...handlers}
    />
  );
}
