import { brand } from '../brand.ts';
import { keepMonths } from '../company/form-options.ts';
import { inWordsFirst } from '../in-words.ts';
import type { ProsePage } from './schema.ts';

/** Once the owner has decided it. */
const keeping = keepMonths
  ? ` What the form has sent is deleted ${keepMonths === 1 ? 'one month' : `${keepMonths} months`} after it arrived, or later if it could not be delivered to us before; our answer and what follows from it are correspondence.`
  : '';

const remembered = [
  'activeService: which of the service tiles you last chose on the home page, so that it is still chosen when you return.',
  'motion: whether you paused the moving parts of the site, so that they stay paused.',
  'contact-draft: what you have typed into the contact form, kept only in the open tab until you send or clear it.',
  'language: the language you chose, so that no other one is offered to you again.',
  'console-keys: whether you switched off the single-key shortcuts of the shift.',
  'run-a-shift-moment, run-a-shift-desk, run-a-shift-window: how far your shift has come and which windows belong to it, kept only in the open tab.',
];

/** The owner's fact: shown once it is filled in. */
const officer = brand.tenderFacts?.grievanceOfficer
  ? `Our grievance officer is ${brand.tenderFacts.grievanceOfficer}. `
  : '';

export default {
  kind: 'prose',
  head: {
    title: 'Privacy policy',
    keywords: [
      'privacy policy',
      'personal data',
      'cookies',
      'local storage',
      'data security',
      'external links',
    ],
    description:
      'What this website learns about a visitor, what your browser remembers for it, and whom to ask about your data.',
  },
  banner: {
    eyebrow: 'Legal',
    title: 'Privacy policy',
    lead: 'This website sets no cookies, has no accounts and loads nothing from other companies. This page explains the little that remains.',
    image: { src: '/images/banners/legal.svg', alt: '', width: 720, height: 520 },
  },
  contentsTitle: 'In this policy',
  introduction: [
    `This policy covers the public website of ${brand.name}, of ${brand.address.locality}, ${brand.address.country} ${brand.address.postalCode}. It describes what happens when you read the site and when you write to us. The products and services we deliver to customers have their own agreements on data, and this page does not replace them.`,
    'In this policy, personal data means any data about a person who can be identified by it or in connection with it.',
  ],
  sections: [
    {
      id: 'information-collected',
      title: 'Information collected',
      paragraphs: [
        'You can read the whole site without telling us who you are. We do not profile visitors, show advertisements or follow anyone from page to page.',
        brand.formEndpoint
          ? `The contact form sends what you type to our sales team when you press the button. Every field is optional. We receive your name, e-mail address, telephone number and message to the extent you fill them in, and use them to answer you.${keeping}`
          : 'The contact form on this site sends nothing to us at present. When you press its button, nothing you typed leaves your browser, and the page says that nothing was sent. Your text stays in the open tab until you clear it.',
        `If you write to ${brand.email} or telephone us, we receive the details you choose to give. We use them to answer, to prepare an offer you asked for, and to keep a record of the business that follows. We keep this correspondence for as long as the enquiry or contract needs it, and for any longer period the law requires.`,
        'Like every web server, the one that delivers these pages handles technical data for each request: an internet address, the time, the page asked for and the kind of browser. The company that hosts the site may keep this in a log for a limited time to keep the service running and to trace attacks. We do not combine it with anything else.',
        brand.vitalsEndpoint
          ? 'The pages measure how quickly they load and respond. Each measurement is sent to us with the address of the page and a random number for this one view of it, without a name or the text of any form. We use it to make the site faster.'
          : 'The pages measure how quickly they load and respond in your browser. These measurements are not sent anywhere.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'This website sets no cookies, and no other company sets cookies through it. There is therefore no cookie banner.',
        'Your browser may keep a copy of pages and pictures you have visited, so that you can read them again without a connection. You can delete this copy, and the entries below, by clearing the data for this site in your browser’s settings. The site works fully without them.',
        `${inWordsFirst(remembered.length, 'thing is', 'things are')} remembered by your browser, on your own device, and never sent to us:`,
      ],
      points: remembered,
    },
    {
      id: 'sharing',
      title: 'Sharing',
      paragraphs: [
        'We do not sell or rent personal data, and we do not pass it to advertisers.',
        'Correspondence may be seen by companies that provide our e-mail, telephone and hosting, who handle it on our instructions and for no purpose of their own. If an enquiry concerns a project we would carry out with a partner, we ask you before we forward it.',
        'We disclose data to a court, an authority or another person only where the law obliges or permits us to do so, and we give no more than is asked for. If the business is reorganised or transferred, correspondence may pass to the successor, who must treat it as this policy says.',
      ],
    },
    {
      id: 'data-security',
      title: 'Data security',
      paragraphs: [
        'The site consists of finished pages. It has no sign-in and no database of visitors, so there is little on it to steal. It is meant to be delivered over an encrypted connection, and its pages tell the browser to load scripts from this site only.',
        'Correspondence is open to the staff who need it for their work. Our information security management is certified to ISO 27001; the scope of the certificate is available on request. No method of sending or storing data is free of risk, so please do not put passwords, classified papers or other people’s personal details in a first message.',
        `You may ask us what personal data we hold about you, and ask us to correct or delete it. You may also complain about how we have handled it. ${officer}Write to ${brand.email}; we may need to confirm who you are before we answer. Indian law, including the Digital Personal Data Protection Act, 2023, may give you further rights, and nothing here limits them. If you believe you have found a security fault in the site, please write to ${brand.securityEmail}.`,
      ],
    },
    {
      id: 'external-links',
      title: 'External links',
      paragraphs: [
        'Some links go to websites run by others: our page in a professional network, our page on a job-review site, and our founder’s profile. We load nothing from those sites. They learn of your visit only when you follow the link, and their own policies apply from then on.',
        'An e-mail or telephone link opens a program on your device, which works under its publisher’s terms.',
        'When our practice changes, we change this page before the new practice begins. The text published here is the one in force.',
      ],
    },
  ],
  related: [
    {
      description: 'The rules for using this website.',
      href: 'page:terms-condition',
    },
    {
      description: 'How the site was built for every reader.',
      href: 'page:accessibility',
    },
    {
      description: 'Ways to reach us about your data.',
      href: 'page:contact',
    },
  ],
  closing: {
    title: 'A question about your personal data?',
    action: { label: 'Ask a question', href: `mailto:${brand.email}` },
  },
} satisfies ProsePage;
