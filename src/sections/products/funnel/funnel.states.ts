import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/products/incident-detection.ts';
import { Funnel } from './funnel.tsx';

export default statesOf(Funnel, { published: { banner: page.banner, funnel: page.funnel } });
