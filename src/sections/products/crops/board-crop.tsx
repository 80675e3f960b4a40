import type { BusinessPage } from '../../../content/products/schema.ts';
import { BoardRows } from '../site-board/board-rows.tsx';
import { useBoard } from '../site-board/use-board.ts';
import css from './crops.module.css';

/** The board's first rows: the sites past a limit, the worst first. */
export default function BoardCrop({ content: { board } }: { content: BusinessPage }) {
  const { root, filter, layout, opened, open, isStop } = useBoard(board);
  return (
    <div ref={root} className={css.board}>
      <BoardRows
        board={board}
        opened={opened}
        onOpen={open}
        isStop={isStop}
        sites={layout.rows}
        filter={filter}
      />
    </div>
  );
}
