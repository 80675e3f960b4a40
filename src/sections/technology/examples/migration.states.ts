import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/technologies/cloud.ts';
import { Migration } from './migration.tsx';

export default statesOf(Migration, { published: { content: page } });
