import type { SiteMapPage } from '../content/site/schema.ts';
import { Banner } from '../sections/shared/banner.tsx';
import { SiteLinks } from '../sections/site-map/site-links.tsx';

export default function SiteMap({ content }: { content: SiteMapPage }) {
  return (
    <>
      <Banner {...content.banner} />
      <SiteLinks groups={content.groups} />
    </>
  );
}
