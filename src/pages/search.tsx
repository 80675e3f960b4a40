import type { SearchPage } from '../content/site/schema.ts';
import { SearchResults } from '../search/search-results.tsx';
import { Banner } from '../sections/shared/banner.tsx';
import { SiteLinks } from '../sections/site-map/site-links.tsx';

interface SearchProps {
  content: SearchPage;
  visit?: number;
}

export default function Search({ content, visit }: SearchProps) {
  const { banner, withoutScripts, words, groups } = content;
  return (
    <>
      <Banner {...banner} />
      <noscript>
        <p className="wrap lead section">{withoutScripts}</p>
      </noscript>
      <SearchResults words={words} visit={visit} />
      <SiteLinks groups={groups} />
    </>
  );
}
