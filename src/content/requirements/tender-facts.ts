/* What a tender office asks first, as the brand file has it; what is not filled in there is not shown. */
import { brand, type TenderFacts } from '../brand.ts';
import type { Fact } from '../schema.ts';

export const tenderFactLabels: Record<keyof TenderFacts, string> = {
  registration: 'Registration numbers',
  turnover: 'Turnover',
  headcount: 'Headcount',
  certificate: 'Certificate and expiry',
  supportHours: 'Support hours',
  eligibility: 'Eligibility class',
};

export default (Object.keys(tenderFactLabels) as (keyof TenderFacts)[]).flatMap((name): Fact[] => {
  const value = brand.tenderFacts?.[name];
  return value ? [{ label: tenderFactLabels[name], value }] : [];
});
