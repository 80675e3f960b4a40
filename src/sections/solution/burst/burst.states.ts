import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/solutions/smart-city.ts';
import { Burst } from './burst.tsx';

export default statesOf(Burst, { published: { banner: page.banner, content: page.instrument } });
