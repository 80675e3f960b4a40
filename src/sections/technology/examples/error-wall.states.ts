import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/technologies/ai.ts';
import { ErrorWall } from './error-wall.tsx';

export default statesOf(ErrorWall, { published: { content: page } });
