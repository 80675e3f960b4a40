import { statesOf } from '../../parts/part-states.ts';
import { MailWords } from './mail-words.tsx';

export default statesOf(MailWords, {
  short: { text: 'desk@example.org' },
  long: { text: 'public.tenders.and.enquiries@northern-region.operations.example.org' },
});
