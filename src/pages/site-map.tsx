import type { SiteMapPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: SiteMapPage }) {
  return <Banner {...content.banner} />;
}
