import type { ContactPage } from '../content/company/schema.ts';
import { ContactBanner } from '../sections/contact/contact-banner.tsx';
import { ContactForm } from '../sections/contact/contact-form.tsx';
import { GetInTouch } from '../sections/contact/get-in-touch.tsx';

export default function Contact({ content }: { content: ContactPage }) {
  const { banner, heading, text, details, office, mascot, form } = content;
  return (
    <>
      <ContactBanner banner={banner} details={details} office={office} />
      <GetInTouch heading={heading} text={text} mascot={mascot}>
        <ContactForm {...form} />
      </GetInTouch>
    </>
  );
}
