import type { RequirementsPage } from '../content/requirements/schema.ts';
import { FourFindings } from '../requirements/view/four-findings.tsx';
import { RequirementDesk } from '../requirements/view/requirement-desk.tsx';
import { StartBanner } from '../requirements/view/start-banner.tsx';
import { WhatHappens } from '../requirements/view/what-happens.tsx';
import { WithoutScripts } from '../requirements/view/without-scripts.tsx';
import { readDraft, writeDraft } from '../sections/contact/draft.ts';
import { BannerWords } from '../sections/shared/banner-words.tsx';

export default function Requirements({ content }: { content: RequirementsPage }) {
  const { banner, privacy, findings, withoutScripts, words } = content;
  return (
    <RequirementDesk
      content={content}
      putIntoForm={(message) => writeDraft({ values: { ...readDraft().values, message }, submitted: false })}
      banner={
        <>
          <StartBanner sides={words.sides} yourList={words.start.label}>
            <BannerWords {...banner} />
          </StartBanner>
          <WithoutScripts {...withoutScripts} />
        </>
      }
      aside={<WhatHappens {...privacy} />}
    >
      <FourFindings findings={findings} names={words.findings} />
    </RequirementDesk>
  );
}
