import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/technologies/big-data.ts';
import { Windows } from './windows.tsx';

export default statesOf(Windows, { published: { content: page } });
