import { brand } from '../brand.ts';
import type { ProsePage } from './schema.ts';

export default {
  kind: 'prose',
  head: {
    title: 'Terms and conditions',
    keywords: [
      'terms and conditions',
      'terms of use',
      'website terms',
      'governing law India',
      'limitation of liability',
      'intellectual property',
    ],
    description:
      'The terms of using this website: what you may do with its contents, what we do not promise, and which courts decide.',
  },
  banner: {
    eyebrow: 'Legal',
    title: 'Terms and conditions',
    lead: 'These terms apply to this website. Work we do for customers is governed by the contract signed for it.',
    image: { src: '/images/banners/legal.svg', alt: '', width: 720, height: 520 },
  },
  contentsTitle: 'In these terms',
  introduction: [
    `In these terms, ‘we’ and ‘us’ mean ${brand.name}, of ${brand.address.locality}, ${brand.address.country} ${brand.address.postalCode}. ‘The site’ means the website at ${brand.origin}. ‘You’ means the person reading it and, where you act for an organisation, that organisation too.`,
  ],
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance and changes',
      paragraphs: [
        'By using the site you accept these terms. If you do not accept them, please stop using the site.',
        'We may change the terms. The version published on this page applies from the moment it is published, so please read it again from time to time. A change does not affect anything you did before it.',
      ],
    },
    {
      id: 'purpose',
      title: 'Purpose of the site',
      paragraphs: [
        'The site informs prospective customers, partners and applicants about our products, solutions and services. Reading it is free. It has no accounts and sells nothing directly.',
        'Nothing on the site is an offer that becomes a contract when you accept it. A contract with us exists only when both sides have signed it or have agreed to it in writing.',
      ],
    },
    {
      id: 'permitted-use',
      title: 'Permitted use',
      paragraphs: [
        'You may read, print and store pages of the site for your own information and for evaluating our products inside your organisation. You may link to any page, provided the link is honest about where it leads and does not suggest that we endorse you.',
        'You may quote short passages with a mention of their source. Any wider copying or publication needs our written permission, except where the law allows it without permission.',
      ],
    },
    {
      id: 'prohibited-use',
      title: 'Prohibited use',
      paragraphs: ['When using the site you must not:'],
      points: [
        'break any law that applies to you, or infringe another person’s rights;',
        'interfere with the site, overload it, or try to enter the systems behind it;',
        'introduce a virus or other harmful code;',
        'present the site, or any part of it, as your own or inside a frame of another site;',
        'use our name or pictures to mislead anyone about who you are;',
        'test the security of the site without our written consent, beyond reporting to us a fault you came upon in good faith.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      paragraphs: [
        'The texts, drawings, video, layout and software of the site belong to us or to those who have licensed them to us, and are protected by copyright and other laws. These terms give you no right in them beyond the permitted use described above.',
        `The names ${brand.name} and ${brand.flagship} and our logos are covered by the trademark page. Names and logos of technologies shown on the site belong to their owners; showing them does not mean that those owners endorse us. Open-source components remain under their own licences.`,
      ],
    },
    {
      id: 'product-information',
      title: 'Product and service information',
      paragraphs: [
        'We describe our products and services with care, in the form they generally take. What a particular customer receives depends on configuration, connected equipment and the contract.',
        'Drawings of screens, sites and scenes are illustrations. Case studies marked as samples illustrate our work; any figure in them is illustrative. Others report the results of particular projects and do not predict the results of others. We may change or withdraw a product without changing this site at once.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages you send us',
      paragraphs: [
        'If you send us a message, you confirm that you may lawfully share what it contains. Please do not send confidential material before a non-disclosure agreement is in place; without one we have no duty of confidence in it, other than the duties the law imposes.',
        'You keep the rights in your documents. You allow us to copy and use them as far as is needed to answer you. If you suggest an improvement to our products, we may use the suggestion without payment. How we handle personal data is explained in the privacy policy.',
      ],
    },
    {
      id: 'other-websites',
      title: 'Links to other websites',
      paragraphs: [
        'Links to sites of others are given for convenience. We do not control those sites, have not approved all they contain, and are not responsible for their content, their safety or their terms. You follow such a link at your own decision.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      paragraphs: [
        'We try to keep the site available and correct, but we do not promise that it will always be so. We may interrupt it for maintenance, change it, restrict it or close it, in whole or in part, without notice.',
        'Your browser may show you a stored copy of a page when you have no connection. Such a copy can be out of date; the page on the site prevails.',
      ],
    },
    {
      id: 'no-warranty',
      title: 'No warranty',
      paragraphs: [
        'The site is provided as it is. To the extent the law permits, we give no warranty, express or implied, that it is complete, free of errors, free of harmful code or fit for a particular purpose.',
        'The site is no substitute for professional advice on engineering, security or law. In an emergency, call the public emergency services. This website is not monitored for such calls.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability and indemnity',
      paragraphs: [
        'To the extent the law permits, we are not liable for any indirect or consequential loss, nor for loss of profit, data, business or goodwill, that arises from using the site or from being unable to use it.',
        'Nothing in these terms excludes or limits a liability that cannot be excluded or limited by law, such as liability for fraud.',
        'You will make good the loss we suffer, including reasonable legal costs, if a third party brings a claim against us because you broke these terms or the law while using the site.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law and courts',
      paragraphs: [
        `These terms are governed by the laws of India. The courts at ${brand.courtCity} have exclusive jurisdiction over any dispute that arises from them or from the use of the site, subject to any right to go to another court that the law gives you and that cannot be waived.`,
        'If a court finds a part of these terms invalid, the rest stays in force. If we do not enforce a term on one occasion, we may still enforce it on another. These terms, together with the privacy policy and the trademark page, are the whole agreement between you and us about the site.',
      ],
    },
  ],
  related: [
    {
      description: 'What the site learns about you.',
      href: 'page:privacy-policy',
    },
    {
      description: 'Rules for our name and logos.',
      href: 'page:trademark',
    },
    {
      description: 'The company behind this website.',
      href: 'page:about',
    },
  ],
  closing: {
    title: 'Is a term unclear to you?',
    action: { label: 'Ask a question', href: `mailto:${brand.email}` },
  },
} satisfies ProsePage;
