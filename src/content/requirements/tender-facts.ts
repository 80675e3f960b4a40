/* Facts for tender offices from the brand file; missing ones are not shown. */
import { brand, type TenderFacts } from '../brand.ts';
import type { Fact } from '../schema.ts';

export const tenderFactLabels: Record<keyof TenderFacts, string> = {
  registration: 'Registration numbers',
  turnover: 'Turnover',
  headcount: 'Headcount',
  certificate: 'Certificate and expiry',
  supportHours: 'Support hours',
  grievanceOfficer: 'Grievance officer',
  staffVetting: 'Vetting of staff',
  remoteAccess: 'Remote access',
  vulnerabilityReports: 'Reports of vulnerabilities',
  licenceModel: 'Licence model',
  signOn: 'Sign-on',
  backup: 'Backup and recovery',
  eligibility: 'Eligibility class',
};

export default (Object.keys(tenderFactLabels) as (keyof TenderFacts)[]).flatMap((name): Fact[] => {
  const value = brand.tenderFacts?.[name];
  return value ? [{ label: tenderFactLabels[name], value }] : [];
});
