import type { OfflinePage } from '../content/site/schema.ts';
import { SavedPages } from '../sections/offline/saved-pages.tsx';
import { Banner } from '../sections/shared/banner.tsx';

export default function Offline({ content }: { content: OfflinePage }) {
  const { banner, savedTitle, groups, reachTitle, reach } = content;
  return (
    <>
      <Banner {...banner} />
      <SavedPages savedTitle={savedTitle} groups={groups} reachTitle={reachTitle} reach={reach} />
    </>
  );
}
