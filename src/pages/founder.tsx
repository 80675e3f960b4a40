import type { FounderPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: FounderPage }) {
  return <Banner {...content.banner} />;
}
