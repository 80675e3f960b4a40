/*
 * Everything an owner changes to make the site theirs. No other file spells these values.
 * `npm run launch-check` lists what is still a placeholder.
 */

/** What a tender office asks first. Each is shown on /capabilities only when it is filled in. */
export interface TenderFacts {
  registration?: string;
  turnover?: string;
  headcount?: string;
  /** Number and expiry: 'IS 0000, until 31 March 2027'. */
  certificate?: string;
  supportHours?: string;
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
   * Where the flagship's page stands, and a second spelling for the menu's link if there is one. Give another
   * address, and the one the page had leads to it (src/app/former-addresses.ts).
   */
  flagshipAddress: { page: `/${string}`; menu?: `/${string}` };
  /** Absent until the owner names the founder; every text reads naturally without it. */
  founderName?: string;
  email: string;
  phone: string;
  address: { locality: string; country: string; postalCode: string };
  /** The company's page in the professional network, its page on the job-review site, the founder's profile. */
  networkPage: `https://${string}`;
  reviewPage: `https://${string}`;
  founderProfile: `https://${string}`;
  /** Of the first edition: BCP 47 for `lang`, and the locale that numbers and dates follow. */
  language: { tag: string; locale: `${string}_${string}` };
  /** Where the site lives, without a trailing slash. */
  origin: `https://${string}`;
  foundedYear: number;
  copyrightYear: number;
  courtCity: string;
  partnerName: string;
  /** Shown with the certificates. Absent: the page offers them on request. */
  certificateNumbers?: { iso27001?: string; iso9001?: string };
  tenderFacts?: TenderFacts;
  /** Where the contact form posts to, in three steps: docs/contact-form.md. Absent: nothing is sent anywhere. */
  formEndpoint?: `https://${string}` | `http://localhost:${string}` | `http://127.0.0.1:${string}`;
  /** Where web-vitals figures go. Absent: nothing leaves the page. */
  vitalsEndpoint?: string;
}

export const brand: Brand = {
  name: 'Drishtara',
  suffix: 'InformationTechnology',
  flagship: 'Victor',
  flagshipAddress: { page: '/products/victorpage', menu: '/products/victorPage' },
  email: 'sales@drishtara.example',
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
