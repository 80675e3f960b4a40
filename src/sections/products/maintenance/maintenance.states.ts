import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/products/planned-preventive.ts';
import { Maintenance } from './maintenance.tsx';

export default statesOf(Maintenance, { published: { banner: page.banner, content: page.instrument } });
