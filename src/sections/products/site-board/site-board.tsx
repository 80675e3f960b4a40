import type { SiteBoard as SiteBoardContent } from '../../../content/instruments/site-board.ts';
import type { Banner } from '../../../content/schema.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import covering from '../../../ui/covering-input.module.css';
import { fill } from '../../../ui/fill.ts';
import { lastWords } from '../../../ui/last-words.ts';
import { BoardRows } from './board-rows.tsx';
import { filters, siteCount } from './board-state.ts';
import { BoardTiles } from './board-tiles.tsx';
import css from './site-board.module.css';
import { SiteCells } from './site-cells.tsx';
import { SiteList } from './site-list.tsx';
import { SiteSheet } from './site-sheet.tsx';
import { shortText } from './site-text.ts';
import { useBoard } from './use-board.ts';

interface SiteBoardProps {
  banner: Banner;
  board: SiteBoardContent;
}

/** The page's opening: every site on one board, those past a limit first, one of them in full. */
export function SiteBoard({ banner, board }: SiteBoardProps) {
  const { root, filter, setFilter, layout, opened, open, show, pointed, point, isStop } = useBoard(board);
  const { words } = board;
  const shown = { board, opened, onOpen: open, isStop };
  return (
    <div className={`on-ink ${css.ground}`} data-paper="flat">
      <div className={`wrap ${css.board}`} data-paper="block" ref={root}>
        <h1 className={css.title} data-fit="long" tabIndex={-1}>
          {banner.title}
        </h1>
        <div className={css.words}>
          <p>{lastWords(board.lead)}</p>
          {banner.actions?.map((action) => (
            <ButtonLink key={action.href} link={action} look="white" />
          ))}
        </div>
        <fieldset className={css.filters} data-script="" data-screen="">
          <legend className="visually-hidden">{words.filters}</legend>
          {filters.map((name) => (
            <label key={name} className={`${covering.label} ${css.filter}`} data-choice="" data-edge="">
              <input
                type="radio"
                name="filter"
                value={name}
                checked={name === filter}
                onChange={() => setFilter(name)}
              />
              {words[name]} <b>{siteCount(board, name)}</b>
            </label>
          ))}
        </fieldset>
        <div className={css.main}>
          {layout.rows.length > 0 && <BoardRows {...shown} sites={layout.rows} filter={filter} />}
          <BoardTiles {...shown} groups={layout.tiles} />
        </div>
        <SiteSheet board={board} site={opened} />
        <div className={css.rest} data-later>
          <p className={css.note}>
            {pointed ? shortText(board, pointed) : fill(words.planned, { n: layout.cells.length })}
          </p>
          <SiteCells {...shown} sites={layout.cells} pointed={pointed} onPoint={point} />
          <SiteList board={board} onOpen={show} />
          <p className={css.note}>{words.example}</p>
        </div>
      </div>
    </div>
  );
}
