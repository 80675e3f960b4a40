import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/solutions/cyber-intelligence.ts';
import { Chain } from './chain.tsx';

export default statesOf(Chain, {
  published: { banner: page.banner, content: page.instrument, cards: page.cards },
});
