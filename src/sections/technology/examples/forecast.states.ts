import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/technologies/data-science.ts';
import { Forecast } from './forecast.tsx';

export default statesOf(Forecast, { published: { content: page } });
