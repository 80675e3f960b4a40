import type { CaseStudiesPage } from '../content/schema.ts';
import { CaseBanner } from '../sections/case-banner.tsx';
import { CaseExplorer } from '../sections/case-explorer.tsx';
import { CaseParts } from '../sections/case-parts.tsx';

export default function CaseStudies({ content }: { content: CaseStudiesPage }) {
  const { banner, labels, categories, parts } = content;
  return (
    <>
      <CaseBanner {...banner} />
      <CaseExplorer labels={labels} categories={categories} />
      {parts && <CaseParts {...parts} />}
    </>
  );
}
