import type { NotFoundPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';
import { Nearest } from '../sections/nearest.tsx';
import { Related } from '../sections/related.tsx';

export default function NotFound({ content }: { content: NotFoundPage }) {
  const { banner, nearestTitle, groups, mainTitle, main } = content;
  return (
    <>
      <Banner {...banner} />
      <Nearest nearestTitle={nearestTitle} groups={groups} />
      <Related title={mainTitle} ways={main} />
    </>
  );
}
