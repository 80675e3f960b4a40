/* For tests: enquiries with a few values set, and everything else blank. */
import { blankFields, type Enquiry, type FieldName } from '../enquiries/fields.ts';
import type { StoredEnquiry } from '../enquiries/store.ts';

export const enquiryWith = (fields: Partial<Record<FieldName, string>>): Enquiry => ({
  fields: { ...blankFields, ...fields },
  others: [],
});

export const storedWith = (values: Partial<StoredEnquiry>): StoredEnquiry => ({
  ...enquiryWith({ message: 'a' }),
  id: 'an-id',
  received: 0,
  state: 'queued',
  tries: [],
  nextTry: 0,
  problem: '',
  delivered: null,
  replied: null,
  replyProblem: '',
  read: null,
  answered: null,
  note: '',
  ...values,
});
