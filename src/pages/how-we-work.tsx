import type { HowWeWorkPage } from '../content/company/schema.ts';
import { Exchange } from '../sections/how-we-work/exchange.tsx';
import { Failures } from '../sections/how-we-work/failures.tsx';
import { ProjectLine } from '../sections/how-we-work/project-line.tsx';
import { Banner } from '../sections/shared/banner.tsx';

export default function HowWeWork({ content }: { content: HowWeWorkPage }) {
  const { banner, process, principle, sections, failures } = content;
  return (
    <>
      <Banner {...banner} />
      <ProjectLine {...process} />
      <Exchange principle={principle} sections={sections} />
      <Failures {...failures} />
    </>
  );
}
