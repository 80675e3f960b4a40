import { brand } from '../brand.ts';
import { formOptions, keepMonths } from './form-options.ts';
import type { ContactPage } from './schema.ts';

/** With non-breaking spaces, for use inside a sentence. */
const phone = brand.phone.replaceAll(' ', '\u00a0');

const keeping = keepMonths
  ? ` It is deleted ${keepMonths === 1 ? 'one month' : `${keepMonths} months`} after it arrives.`
  : '';

export default {
  kind: 'contact',
  head: {
    title: 'Contact Us',
    keywords: [
      'contact',
      'sales enquiry',
      `IT consultancy ${brand.address.locality}`,
      'command centre demonstration',
      'software project enquiry',
      'tender enquiry',
    ],
    description: `E-mail, telephone and address of ${brand.name} in ${brand.address.locality}, and a form for questions about control rooms, platforms and software projects.`,
  },
  banner: {
    eyebrow: 'Company',
    title: 'Contact Us',
    lead: `Write to us or call about a control room, a city platform, a plant or a software project. Our office is in ${brand.address.locality}; bring a site list, a tender or a problem in your own words.`,
    image: { src: '/images/banners/contact.svg', alt: '', width: 720, height: 520 },
  },
  heading: 'Get in touch',
  text: 'Tell us what you run today, how many sites it covers and what has to change. The e-mail address and the telephone number reach the same people.',
  details: [
    { label: 'E-mail', value: brand.email, href: `mailto:${brand.email}` },
    { label: 'Telephone', value: brand.phone, href: `tel:${brand.phone.replaceAll(' ', '')}` },
  ],
  office: {
    label: 'Office',
    value: `${brand.address.locality}, ${brand.address.country} ${brand.address.postalCode}`,
  },
  mascot: { src: '/images/mascot.svg', alt: '', width: 172, height: 300 },
  form: {
    title: 'Your message',
    fields: [
      { name: 'first-name', label: 'First name', autocomplete: 'given-name' },
      { name: 'last-name', label: 'Last name', autocomplete: 'family-name' },
      { name: 'email', label: 'E-mail', autocomplete: 'email' },
      { name: 'phone', label: 'Phone', autocomplete: 'tel' },
      { name: 'message', label: 'Message', autocomplete: 'off' },
    ],
    openings: [
      { id: 'iso-27001', message: 'Please send us your current ISO 27001 certificate and its scope.' },
      { id: 'iso-9001', message: 'Please send us your current ISO 9001 certificate and its scope.' },
    ],
    options: formOptions('en'),
    before: brand.formEndpoint
      ? `The button sends your message to our sales team, who use it only to answer you.${keeping}`
      : `This form sends nothing yet. To reach us, open your message as an e-mail, or call ${phone}.`,
    privacy: { label: 'Privacy policy', href: 'page:privacy-policy' },
    submit: 'Send message',
    mail: {
      label: 'Open as an e-mail',
      to: brand.email,
      subject: 'Message from',
      subjectWithoutName: 'Message from the website',
      shortened: '(The text was too long for this message and ends here.)',
    },
    notSent: {
      title: 'Nothing was sent.',
      text: `This form does not reach our sales team yet. Your text is still here, and stays in this tab until you clear it. Send it as an e-mail instead, or call ${phone}.`,
      clear: 'Clear the form',
    },
    withoutScripts: `Your text is still in the form, which does not reach our sales team yet. Copy it into an e-mail to ${brand.email}, or call ${phone}.`,
    endpoint: brand.formEndpoint,
    sending: 'Sending your message…',
    sent: 'Your message has reached our sales team. Thank you.',
    failed: `The message could not be sent, and your text is still in the form. Please try again, or write to ${brand.email}.`,
    unknown: `No answer came back, so we cannot tell whether your message arrived. Your text is still in the form. Please write to ${brand.email} or call ${phone}.`,
    offline: `Your device is not connected, so nothing was sent. Your text is still in the form: press the button again once you are online, or call ${phone}.`,
    blank: 'The form is empty. Please write a line about what you need, and a way to answer you.',
    unaddressed:
      'You have left neither an e-mail address nor a telephone number, so we cannot answer. Please add one, or press the button again to send the message as it is.',
    trap: 'Leave this field empty',
  },
} satisfies ContactPage;
