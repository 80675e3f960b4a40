import type { HowWeWorkPage } from '../content/company/schema.ts';
import { Prose } from '../sections/legal/prose.tsx';
import { Banner } from '../sections/shared/banner.tsx';
import { Related } from '../sections/shared/related.tsx';
import { Steps } from '../sections/technology/steps.tsx';

export default function HowWeWork({ content }: { content: HowWeWorkPage }) {
  const { banner, process, contentsTitle, introduction, sections, failures } = content;
  return (
    <>
      <Banner {...banner} />
      <Steps {...process} />
      <Prose contentsTitle={contentsTitle} introduction={introduction} sections={sections} />
      <Related id="failures" {...failures} />
    </>
  );
}
