import { statesOf } from '../../../../parts/part-states.ts';
import content from '../../../content/instruments/restraint.ts';
import Restraint from './restraint.tsx';

export default statesOf(Restraint, { published: { content } });
