import type { AboutPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: AboutPage }) {
  return <Banner {...content.banner} />;
}
