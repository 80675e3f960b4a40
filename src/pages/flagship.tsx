import type { FlagshipPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: FlagshipPage }) {
  return <Banner {...content.banner} />;
}
