import type { SolutionPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: SolutionPage }) {
  return <Banner {...content.banner} />;
}
