import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/products/business-operations.ts';
import { SiteBoard } from './site-board.tsx';

export default statesOf(SiteBoard, { published: { banner: page.banner, board: page.board } });
