import type { DevelopmentPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: DevelopmentPage }) {
  return <Banner {...content.banner} />;
}
