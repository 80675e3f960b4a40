import type { FounderPage } from '../content/company/schema.ts';
import { Biography } from '../sections/founder/biography.tsx';
import { Domains } from '../sections/founder/domains.tsx';
import { FounderBanner } from '../sections/founder/founder-banner.tsx';

export default function Founder({ content }: { content: FounderPage }) {
  const { banner, portrait, heading, biography, profile, domainsTitle, domains, secondPortrait } = content;
  return (
    <>
      <FounderBanner {...banner} portrait={portrait} />
      <Biography heading={heading} biography={biography} profile={profile} />
      <Domains domainsTitle={domainsTitle} domains={domains} secondPortrait={secondPortrait} />
    </>
  );
}
