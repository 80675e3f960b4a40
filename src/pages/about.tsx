import type { AboutPage } from '../content/company/schema.ts';
import { AboutBanner } from '../sections/about/about-banner.tsx';
import { CeoMessage } from '../sections/about/ceo-message.tsx';
import { Certificates } from '../sections/about/certificates.tsx';
import { Company } from '../sections/about/company.tsx';
import { Foundations } from '../sections/about/foundations.tsx';
import { ServiceCards } from '../sections/about/service-cards.tsx';

export default function About({ content }: { content: AboutPage }) {
  const { banner, message, company, foundations, services, certifications } = content;
  const counts = {
    roads: company.focusAreas.length,
    wall: foundations.cards.length,
    rooms: services.cards.length,
    gates: certifications.items.length,
  };
  return (
    <>
      <AboutBanner
        banner={banner}
        message={message}
        company={company}
        foundations={foundations}
        services={services}
        certifications={certifications}
      />
      <CeoMessage {...message} />
      <Company {...company} counts={counts} />
      <Foundations {...foundations} counts={counts} />
      <ServiceCards {...services} counts={counts} />
      <Certificates {...certifications} counts={counts} />
    </>
  );
}
