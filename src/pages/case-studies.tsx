import type { CaseStudiesPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: CaseStudiesPage }) {
  return <Banner {...content.banner} />;
}
