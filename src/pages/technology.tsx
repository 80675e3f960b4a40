import type { TechnologyPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: TechnologyPage }) {
  return <Banner {...content.banner} />;
}
