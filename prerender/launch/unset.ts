/* Finds values the owner has not set or that cannot work, and samples the owner has not replaced. */
import type { Brand } from '../../src/content/brand.ts';
import type { CaseStudiesPage } from '../../src/content/cases/schema.ts';
import type { ClientLogo } from '../../src/content/home/schema.ts';
import type connectionFacts from '../../src/content/requirements/connection-facts.ts';
import { tenderFactLabels } from '../../src/content/requirements/tender-facts.ts';
import { brandProblems } from '../../src/content/rules/brand.ts';
import { brandFile, type LaunchProblem, lineOf } from './finding.ts';

export function findUnset(values: Brand, source: string): LaunchProblem[] {
  const missing = (field: string, problem: string, line = lineOf(source, 'export const brand')) => ({
    file: brandFile,
    line,
    field,
    problem,
  });
  const findings: LaunchProblem[] = [];
  if (!values.founderName) findings.push(missing('founderName', 'is not set'));
  if (!values.formEndpoint)
    findings.push(missing('formEndpoint', 'is not set: the contact form sends nothing'));
  if (!values.certificateNumbers?.iso27001 || !values.certificateNumbers.iso9001)
    findings.push(missing('certificateNumbers', 'are not set: the page offers them on request'));
  if (values.origin.includes(`${values.name.toLowerCase().replace(/\W/g, '')}.example`)) {
    const line = lineOf(source, `name: '${values.name}'`);
    findings.push(missing('name', `${values.name} belongs to a placeholder domain`, line));
  }
  return findings;
}

/** Values that would break links or leave a gap in every page. */
export function findInvalid(values: Brand, source: string): LaunchProblem[] {
  return brandProblems(values).map(({ field, value, problem }) => ({
    file: brandFile,
    line: lineOf(source, `${field}: '${value}'`),
    field,
    problem,
  }));
}

/** What tender offices ask about the company and each connection: optional, so it is only listed. */
export function findUnstated({ tenderFacts }: Brand, facts: typeof connectionFacts): LaunchProblem[] {
  const unstated = (file: string, field: string, what: string) => ({
    file,
    line: 1,
    field,
    problem: `${what}: not stated`,
  });
  const ofCompany = Object.entries(tenderFactLabels)
    .filter(([field]) => !tenderFacts?.[field as keyof typeof tenderFactLabels])
    .map(([field, label]) => unstated(brandFile, `tenderFacts.${field}`, label));
  const file = 'src/content/requirements/connection-facts.ts';
  const what = 'versions, directions, tests and certificates';
  return Object.keys(facts).length > 0 ? ofCompany : [...ofCompany, unstated(file, 'connections', what)];
}

export function findInventedCustomers(logos: ClientLogo[], source: string): LaunchProblem[] {
  const file = 'src/content/clients/invented.ts';
  return logos.map(({ name }) => ({
    file,
    line: lineOf(source, `'${name}'`),
    field: 'clients',
    problem: `${name} is an invented customer`,
  }));
}

/** The included sample cases, which are marked as such. */
export function findSampleCases(
  { categories }: Pick<CaseStudiesPage, 'categories'>,
  source: string,
): LaunchProblem[] {
  const file = 'src/content/cases/case-studies.ts';
  return categories.flatMap(({ key, details }) =>
    Object.entries(details)
      .filter(([, { sample }]) => sample)
      .map(([tab]) => ({ file, line: lineOf(source, tab), field: key, problem: `${tab} is a sample case` })),
  );
}
