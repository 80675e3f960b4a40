import type { CaseStudiesPage } from '../content/schema.ts';
import { CaseBanner } from '../sections/case-banner.tsx';
import { CaseExplorer } from '../sections/case-explorer.tsx';

export default function CaseStudies({ content }: { content: CaseStudiesPage }) {
  const { banner, labels, categories } = content;
  return (
    <>
      <CaseBanner {...banner} />
      <CaseExplorer labels={labels} categories={categories} />
    </>
  );
}
