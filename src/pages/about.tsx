import type { AboutPage } from '../content/company/schema.ts';
import { CeoMessage } from '../sections/about/ceo-message.tsx';
import { Certificates } from '../sections/about/certificates.tsx';
import { Company } from '../sections/about/company.tsx';
import { Foundations } from '../sections/about/foundations.tsx';
import { ServiceCards } from '../sections/about/service-cards.tsx';
import { Banner } from '../sections/shared/banner.tsx';

export default function About({ content }: { content: AboutPage }) {
  const { banner, message, company, foundations, services, certifications } = content;
  return (
    <>
      <Banner {...banner} entrance />
      <CeoMessage {...message} />
      <Company {...company} />
      <Foundations {...foundations} />
      <ServiceCards {...services} />
      <Certificates {...certifications} />
    </>
  );
}
