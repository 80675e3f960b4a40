import type { AboutPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';
import { CeoMessage } from '../sections/ceo-message.tsx';
import { Certificates } from '../sections/certificates.tsx';
import { Company } from '../sections/company.tsx';
import { Foundations } from '../sections/foundations.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';

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
