import { brand } from '../brand.ts';
// Written by npm run record-accessibility from the test run.
import results from './accessibility-results.json' with { type: 'json' };
import type { ProsePage } from './schema.ts';

export default {
  kind: 'prose',
  head: {
    title: 'Accessibility statement',
    keywords: [
      'accessibility statement',
      'WCAG 2.2',
      'keyboard navigation',
      'screen reader',
      'reduced motion',
      'forced colours',
    ],
    description:
      'How this website is built and tested for people who use a keyboard, a screen reader, large text or less motion, and what is still missing.',
  },
  banner: {
    eyebrow: 'Site information',
    title: 'Accessibility',
    lead: 'What we did so that everyone can read this site, how we test it, and where it still falls short. If something stops you, tell us: we correct it or explain why we cannot.',
    image: { src: '/images/banners/accessibility.svg', alt: '', width: 720, height: 520 },
  },
  contentsTitle: 'In this statement',
  introduction: [
    'We want a commissioner with a magnifier, an engineer with a broken wrist and a student on an old phone to get the same information from this site. The Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA, are our yardstick. This statement describes our work; it is not a certificate, and nobody outside the company has audited the site.',
  ],
  sections: [
    {
      id: 'built',
      title: 'How the site is built',
      paragraphs: ['The following holds on every page:'],
      points: [
        'A link at the top skips to the main content. Landmarks, one main heading and headings in order describe the page to a screen reader.',
        'Everything that can be clicked can be reached and used with a keyboard. The focus is always visible, and the header does not cover it.',
        'Menus open on a click or a key press and close with Escape. The small-screen menu keeps the focus inside while it is open.',
        'Tabs follow the usual pattern of arrow keys, Home and End. The chosen service tile is announced as chosen.',
        'Text and controls are drawn with strong contrast, also over the moving picture on the home page. Nothing is said by colour alone.',
        'One control pauses and resumes all movement, and the site remembers the choice. It stands in the header where something moves by itself, and as a setting at the foot of every page. If your device asks for reduced motion, everything starts paused.',
        'Pages can be enlarged to four times their size, or read on a narrow phone, without scrolling sideways.',
        'Every word is in the page itself. With scripts switched off, all menus, tabs and texts remain readable.',
        'Form fields have visible labels and tell the browser which of your details they ask for.',
        'A printed page shows all of its tabs, with the addresses of its links written out.',
      ],
    },
    {
      id: 'tested',
      title: 'How it is tested',
      paragraphs: [
        'The tests run on the finished site, as a visitor receives it, and a release waits until they pass. No rule of the checking tool is switched off.',
      ],
      points: [
        'The axe engine checks every route for the rules of WCAG 2.0, 2.1 and 2.2 at levels A and AA and for best practice, at the widths of phones and of desktops.',
        `In the run of ${results.date} it looked ${results.checks} times at ${results.screens} screens, ${results.widths} pixels wide: ${results.states}. It found ${results.violations || 'no'} violations.`,
        `Screens, menus, tabs, tiles and form are used as a visitor would in more than one browser engine: ${results.engines}.`,
        'Scripted keyboard walks go through the menus, the tabs, the tiles and the form, and confirm where the focus lands.',
        'Pages are opened in forced-colours mode, with reduced motion, with scripts off, and in the layout for print.',
        'Contrast over the home page’s video is measured on frames taken from the whole loop.',
      ],
    },
    {
      id: 'gaps',
      title: 'Known gaps',
      paragraphs: ['Automatic tests find only part of what can be wrong. These are the limits we know of:'],
      points: [
        'The site has not yet been tried out by people with disabilities, nor by hand with each common screen reader.',
        'The drawing of the operator’s screen contains small lettering that does not grow with your text size. The text beside it says what it shows.',
        'Some pages are not in Hindi or Arabic; links to them say so. There is no sign language and no easy-read edition.',
        'Technology names are spelled as our catalogue has them, and some may be read aloud oddly.',
        'Pages of other companies that we link to are outside our control.',
      ],
    },
    {
      id: 'contact',
      title: 'Tell us about a barrier',
      paragraphs: [
        `If something on this site stops you, write to ${brand.email} or call ${brand.phone}. Tell us the page, what you were trying to do, and the browser and assistive technology you use, if you know them. If you need a text in another form, such as large print or a plain document, ask for it at the same address.`,
        'We record each report with the fault it describes, and answer it.',
      ],
    },
  ],
  related: [
    {
      description: 'Every page as a plain list.',
      href: 'page:site-map',
    },
    {
      name: 'UI & UX Design',
      description: 'The same care in customers’ software.',
      href: 'page:services/service3',
    },
    {
      description: 'How the motion choice is remembered.',
      href: 'page:privacy-policy',
    },
  ],
  closing: {
    title: 'Did anything on this page stop you?',
    action: { label: 'Ask a question', href: `mailto:${brand.email}` },
  },
} satisfies ProsePage;
