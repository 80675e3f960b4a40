import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/products/security-platform.ts';
import { SitePlan } from './site-plan.tsx';

export default statesOf(SitePlan, { published: { banner: page.banner, content: page.instrument } });
