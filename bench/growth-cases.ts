/*
 * Adds synthetic cases to a copy of the project: 24 to a content file, as the content rules require, and each file
 * to the labels and the route table.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit } from '../tests/owner-edits.ts';

const casesPerFile = 24;
const casePath = '/CASE STUDIES/caseStudyPage';

/** From the real cases, so that synthetic ones have the same size. */
const vocabulary = readFileSync('src/content/cases/case-studies.ts', 'utf8').match(/[a-z]{4,}/g) ?? [];

export function addCases(folder: string, cases: number): void {
  const parts = Array.from({ length: Math.ceil(cases / casesPerFile) }, (_, index) => index + 2);
  for (const part of parts)
    writeFileSync(join(folder, `src/content/cases/case-studies-${part}.ts`), syntheticPart(part));
  const insert = (file: string, at: RegExp, line: (part: number) => string) =>
    edit(join(folder, file), (text) => text.replace(at, () => parts.map(line).join('')));
  // Without a short name, which would put every page into every footer.
  insert(
    'src/content/labels.ts',
    /^(?= {2}'case-studies': )/m,
    (part) => `  'case-studies-${part}': { section: 'projects', name: 'Case studies ${part}' },\n`,
  );
  insert(
    'src/app/routes.ts',
    /(?<=^ {2}'case-studies': .*\n)/m,
    (part) =>
      `  'case-studies-${part}': page('${casePath}/${part}', 'case', caseStudies, () => import('../content/cases/case-studies-${part}.ts')),\n`,
  );
}

/** Text of a real case's length, different in every case so that compression gains nothing. */
function syntheticPart(part: number): string {
  const detail = (number: number) => ({
    title: `Synthetic case ${number}`,
    about: words(80, number),
    businessChallenge: words(90, number + 0.3),
    smarterSolution: words(100, number + 0.6),
    benefits: [{ heading: 'Synthetic', content: words(20, number + 0.9) }],
  });
  const numbers = Array.from({ length: casesPerFile }, (_, index) => part * casesPerFile + index);
  const details = Object.fromEntries(numbers.map((number) => [`Customer ${number}`, detail(number)]));
  const category = {
    key: `PART${part}`,
    fullName: `Synthetic part ${part}`,
    icon: 'map',
    tabs: Object.keys(details),
    details,
  };
  return `import first from './case-studies.ts';
import type { CaseStudiesPage } from './schema.ts';

export default {
  ...first,
  head: { ...first.head, title: 'Case studies, part ${part}', description: \`\${first.head.description} Part ${part}.\` },
  categories: [${JSON.stringify(category)}],
  parts: { label: 'Further cases', links: [{ label: 'Further cases', href: 'page:case-studies' }] },
} satisfies CaseStudiesPage;
`;
}

function words(count: number, seed: number): string {
  let state = Math.floor(seed * 7919) + 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return vocabulary[state % vocabulary.length];
  };
  return `${Array.from({ length: count }, next).join(' ')}.`;
}
