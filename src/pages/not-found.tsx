import type { NotFoundPage } from '../content/site/schema.ts';
import { SuggestedPages } from '../sections/not-found/suggested-pages.tsx';
import { Banner } from '../sections/shared/banner.tsx';
import { Related } from '../sections/shared/related.tsx';

export default function NotFound({ content }: { content: NotFoundPage }) {
  const { banner, suggestedTitle, groups, mainTitle, main } = content;
  return (
    <>
      <Banner {...banner} />
      <SuggestedPages suggestedTitle={suggestedTitle} groups={groups} />
      <Related title={mainTitle} ways={main} />
    </>
  );
}
