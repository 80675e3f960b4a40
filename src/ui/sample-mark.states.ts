import { statesOf } from '../../parts/part-states.ts';
import { SampleWord } from './sample-mark.tsx';

export default statesOf(SampleWord, {
  short: { children: 'Sample case' },
  long: { children: 'An example, not a project of ours' },
});
