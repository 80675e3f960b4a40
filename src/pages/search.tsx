import type { SearchPage } from '../content/site/schema.ts';
import { SearchResults } from '../search/search-results.tsx';
import { BannerWords } from '../sections/shared/banner-words.tsx';
import { SiteLinks } from '../sections/site-map/site-links.tsx';

interface SearchProps {
  content: SearchPage;
  visit?: number;
}

export default function Search({ content, visit }: SearchProps) {
  const { banner, withoutScripts, words, groups } = content;
  return (
    <>
      <SearchResults words={words} visit={visit}>
        <BannerWords {...banner} />
      </SearchResults>
      <noscript>
        <p className="wrap lead section">{withoutScripts}</p>
        <SiteLinks groups={groups} />
      </noscript>
    </>
  );
}
