import { statesOf } from '../../parts/part-states.ts';
import { LinkedText } from './linked-text.tsx';

export default statesOf(LinkedText, {
  'address and number': { children: 'Write to desk@example.org or call +91 11 5550 0100 by day.' },
  'nothing to press': { children: 'Write to our desk by day.' },
});
