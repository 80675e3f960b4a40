import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/solutions/smart-industry.ts';
import { Limits } from './limits.tsx';

export default statesOf(Limits, {
  published: { banner: page.banner, content: page.instrument, cards: page.cards },
});
