import { useState } from 'react';
import type { DevelopmentPage } from '../content/technologies/schema.ts';
import { Intro } from '../sections/technology/intro.tsx';
import { Request } from '../sections/technology/request/request.tsx';
import { TechnologyTabs } from '../sections/technology/technology-tabs.tsx';

export default function Page({ content }: { content: DevelopmentPage }) {
  const [layer, setLayer] = useState<string>();
  return (
    <>
      <Request content={content} onChoose={setLayer} />
      <TechnologyTabs head={content.tabsHead} tabs={content.tabs} wanted={layer} />
      <Intro {...content.intro} />
    </>
  );
}
