import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/products/urban-infrastructure.ts';
import { Street } from './street.tsx';

export default statesOf(Street, { published: { banner: page.banner, content: page.instrument } });
