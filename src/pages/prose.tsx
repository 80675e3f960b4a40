import type { ProsePage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';
import { Prose } from '../sections/prose.tsx';

export default function ProseView({ content }: { content: ProsePage }) {
  const { banner, contentsTitle, introduction, sections } = content;
  return (
    <>
      <Banner {...banner} />
      <Prose contentsTitle={contentsTitle} introduction={introduction} sections={sections} />
    </>
  );
}
