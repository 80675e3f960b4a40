import { brand } from '../brand.ts';
import type { ProsePage } from './schema.ts';

export default {
  kind: 'prose',
  head: {
    title: 'Trademark and brand assets',
    keywords: [
      'trademark',
      'brand-asset guidelines',
      'logo use',
      'partner brand guidelines',
      'logo permission',
    ],
    description:
      'An introduction to our brand-asset guidelines: how partners, the press and customers may use our names, logos and mascot.',
  },
  banner: {
    eyebrow: 'Legal',
    title: 'Trademark',
    lead: 'How partners, customers and the press may show our names, logos and mascot. A name may stand in any truthful sentence; a logo or the mascot needs our permission.',
    image: { src: '/images/banners/legal.svg', alt: '', width: 720, height: 520 },
  },
  contentsTitle: 'In these guidelines',
  introduction: [
    `This page introduces the brand-asset guidelines of ${brand.name}. They are written for ${brand.partnerName} and for every other partner, customer, journalist or event organiser who wishes to show our brand. Their purpose is simple: a reader should always be able to tell what comes from us and what comes from someone else.`,
    'By using a brand asset of ours you agree to these guidelines. A signed partner agreement may allow more, or less; where the two differ, the agreement prevails.',
  ],
  sections: [
    {
      id: 'brand-assets',
      title: 'What the brand assets are',
      paragraphs: [
        'The brand assets are our marks and the artwork that goes with them, whether or not they are registered. They include:',
      ],
      points: [
        `the names ${brand.name} and ${brand.flagship}, and the names of our platforms as written on this site;`,
        'the logo in its normal and its white form, and the symbol when it stands alone;',
        `the mascot ${brand.flagship}, a black kite with an operator’s headset;`,
        'screen pictures, drawings and video published on this site.',
      ],
    },
    {
      id: 'permission',
      title: 'Use with and without permission',
      paragraphs: [
        'You may use our names in plain text to refer truthfully to our company or products: in a news report, a tender evaluation, a comparison, or a sentence saying that your product works with ours.',
        `Logos, symbol and mascot need our written permission, either in a partner agreement or in a letter for one occasion. A permission given to ${brand.partnerName} or to any other partner is personal. It cannot be passed on, and it ends when the agreement ends or when we withdraw it.`,
      ],
    },
    {
      id: 'text',
      title: 'Names in text',
      paragraphs: [
        `Write the names as we write them, with the same capitals and without abbreviation. Put a noun after the name where you can, as in ‘the ${brand.flagship} software’, and do not form a verb or a plural from it.`,
        'Do not put our names into the name of your company, product, social account or internet domain, and do not choose a name that could be mistaken for one of them.',
      ],
    },
    {
      id: 'artwork',
      title: 'Logo, symbol and mascot',
      paragraphs: [
        'Use the files we supply and scale them evenly. The normal logo stands on white or a pale ground, the white logo on a dark one. Leave free space on every side, at least as wide as the upright stem of the symbol.',
        'Please do not:',
      ],
      points: [
        'redraw, recolour, tilt, outline or animate the artwork;',
        'place it on a picture that makes it hard to read;',
        'join it with another logo into one sign;',
        'make the mascot speak, gesture or recommend a product;',
        'show it larger or earlier than your own brand on your own material;',
        'use it where it would suggest that we sponsor, certify or approve something that we do not.',
      ],
    },
    {
      id: 'others',
      title: 'Marks of other owners',
      paragraphs: [
        'Logos of customers and of technologies on this site are the property of their owners and are shown to identify them. These guidelines give no right to use them. ISO, the international standards body, has a logo of its own, which our drawn certificate plates do not reproduce.',
      ],
    },
    {
      id: 'requests',
      title: 'Requests and reports',
      paragraphs: [
        `To ask for permission or for artwork, write to ${brand.email}. Say who you are, which asset you need, where it will appear and for how long, and attach a sketch if you have one. Wait for the answer before you publish.`,
        'If you see our brand used in a way that seems false, tell us at the same address. We may ask anyone to correct or stop a use that departs from these guidelines, and we keep all rights not expressly given here.',
      ],
    },
  ],
  related: [
    {
      description: 'What else applies to this website.',
      href: 'page:terms-condition',
    },
    {
      description: 'The product that carries the name.',
      href: 'page:flagship',
    },
    {
      description: 'Who owns the marks.',
      href: 'page:about',
    },
  ],
  closing: {
    title: 'Do you need a logo file or a permission?',
    action: { label: 'Ask a question', href: `mailto:${brand.email}` },
  },
} satisfies ProsePage;
