import type { ProsePage } from '../content/legal/schema.ts';
import { Prose } from '../sections/legal/prose.tsx';
import { Banner } from '../sections/shared/banner.tsx';

export default function ProseView({ content }: { content: ProsePage }) {
  const { banner, contentsTitle, introduction, sections } = content;
  return (
    <>
      <Banner {...banner} />
      <Prose contentsTitle={contentsTitle} introduction={introduction} sections={sections} />
    </>
  );
}
