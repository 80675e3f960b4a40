import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/technologies/iot.ts';
import { Readings } from './readings.tsx';

export default statesOf(Readings, { published: { content: page } });
