import { statesOf } from '../../../../parts/part-states.ts';
import page from '../../../content/solutions/safety-security.ts';
import { Watches } from './watches.tsx';

export default statesOf(Watches, {
  published: { banner: page.banner, content: page.instrument, cards: page.cards },
});
