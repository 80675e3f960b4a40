import type { CaseStudiesPage } from '../content/cases/schema.ts';
import { CaseBanner } from '../sections/case-studies/case-banner.tsx';
import { CaseExplorer } from '../sections/case-studies/case-explorer.tsx';
import { CaseParts } from '../sections/case-studies/case-parts.tsx';

export default function CaseStudies({ content, visit }: { content: CaseStudiesPage; visit?: number }) {
  const { banner, labels, categories, parts } = content;
  return (
    <>
      <CaseBanner {...banner} />
      <CaseExplorer labels={labels} categories={categories} visit={visit} />
      {parts && <CaseParts {...parts} />}
    </>
  );
}
