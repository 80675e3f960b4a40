import { statesOf } from '../../parts/part-states.ts';
import { SectionHead } from './section-head.tsx';

export default statesOf(SectionHead, {
  'title and lead': { title: 'What it does', lead: 'One sentence about the section below it.' },
  'with a claim': {
    title: 'Products',
    claim: 'Products that work alone or together',
    lead: 'One sentence about the section below it.',
  },
});
