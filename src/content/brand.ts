/*
 * Everything an owner changes to make the site theirs. No other file spells these values.
 * `npm run launch-check` lists what is still a placeholder.
 */

/** Facts for buyers. Each is shown on /how-we-work and /capabilities only if it is filled in. */
export interface TenderFacts {
  registration?: string;
  turnover?: string;
  headcount?: string;
  /** Number and expiry: 'IS 0000, until 31 March 2027'. */
  certificate?: string;
  supportHours?: string;
  /** Name, position and address; also in the privacy policy. */
  grievanceOfficer?: string;
  staffVetting?: string;
  remoteAccess?: string;
  vulnerabilityReports?: string;
  licenceModel?: string;
  signOn?: string;
  backup?: string;
  eligibility?: string;
}

export interface Brand {
  /** The company's name, as in the logo's first line. */
  name: string;
  /** The logo's second line; the home page's title is both. */
  suffix: string;
  /** The flagship product's name; also the mascot's. */
  flagship: string;
  /**
   * The address of the flagship's page, and an optional second spelling for the menu's link. If you change the
   * address, the former one redirects (src/app/former-addresses.ts).
   */
  flagshipAddress: { page: `/${string}`; menu?: `/${string}` };
  /** Absent until the owner names the founder; every text reads naturally without it. */
  founderName?: string;
  email: string;
  /** Receives reports of security faults (security.txt, privacy policy): read by those who can mend the site. */
  securityEmail: string;
  phone: string;
  address: { locality: string; country: string; postalCode: string };
  /** The company's page in the professional network, its page on the job-review site, the founder's profile. */
  networkPage: `https://${string}`;
  reviewPage: `https://${string}`;
  founderProfile: `https://${string}`;
  /** The first edition's language: BCP 47 for `lang`, and the locale of numbers and dates. */
  language: { tag: string; locale: `${string}_${string}` };
  /** The site's origin, without a trailing slash. */
  origin: `https://${string}`;
  foundedYear: number;
  copyrightYear: number;
  courtCity: string;
  partnerName: string;
  /** Shown with the certificates. If absent, the page offers them on request. */
  certificateNumbers?: { iso27001?: string; iso9001?: string };
  tenderFacts?: TenderFacts;
  /** The contact form's endpoint: docs/contact-form.md. If absent, nothing is sent. */
  formEndpoint?: `https://${string}` | `http://localhost:${string}` | `http://127.0.0.1:${string}`;
  /** The endpoint for web vitals. If absent, nothing is sent. */
  vitalsEndpoint?: string;
}

export const brand: Brand = {
  name: 'Drishtara',
  suffix: 'InformationTechnology',
  flagship: 'Victor',
  flagshipAddress: { page: '/products/victorpage', menu: '/products/victorPage' },
  email: 'sales@drishtara.example',
  securityEmail: 'security@drishtara.example',
  phone: '+91 00000 00000',
  address: { locality: 'New Delhi', country: 'India', postalCode: '110058' },
  networkPage: 'https://network.example/company/drishtara',
  reviewPage: 'https://reviews.example/company/drishtara',
  founderProfile: 'https://network.example/people/founder',
  language: { tag: 'en', locale: 'en_IN' },
  origin: 'https://www.drishtara.example',
  foundedYear: 2019,
  copyrightYear: 2024,
  courtCity: '[court city]',
  partnerName: '[partner name]',
};
