import type { Certification } from '../home/schema.ts';
import type { ProseSection } from '../legal/schema.ts';
import type {
  Feature,
  Href,
  Image,
  InnerPage,
  Link,
  PageLink,
  PlainPage,
  RelatedLink,
  SectionHead,
} from '../schema.ts';
import type { Process } from '../technologies/schema.ts';

/** A certificate: what is certified, and its scope. */
interface CertificatePlate extends Certification {
  kind: string;
  scope: string;
  status: string;
}

export interface AboutPage extends InnerPage {
  kind: 'about';
  message: {
    title: string;
    paragraphs: string[];
    /** The signature: name (if set), position, company and place. */
    name?: string | undefined;
    role: string;
    place?: string;
    portrait: Image;
  };
  company: { title: string; paragraphs: string[]; focusTitle: string; focusAreas: string[] };
  foundations: SectionHead & { cards: Feature[] };
  services: SectionHead & { cards: (Feature & { href: PageLink })[] };
  certifications: SectionHead & {
    items: CertificatePlate[];
    scopeLabel: string;
    statusLabel: string;
    action: string;
  };
}

export interface FounderPage extends InnerPage {
  kind: 'founder';
  portrait: Image;
  heading: string;
  biography: string[];
  domainsTitle: string;
  domains: string[];
  profile: Link;
  secondPortrait: Image;
}

/** The order of a project, and what a buyer asks about it. */
export interface HowWeWorkPage extends InnerPage {
  kind: 'how-we-work';
  process: Process;
  /** The one sentence that products and projects share. */
  principle: string;
  sections: (ProseSection & { points: string[] })[];
  /** Each leads to the page that states it. */
  failures: SectionHead & { ways: RelatedLink[] };
}

interface FormField {
  name: 'first-name' | 'last-name' | 'email' | 'phone' | 'message';
  label: string;
  autocomplete: 'given-name' | 'family-name' | 'email' | 'tel' | 'off';
}

/** What an owner may add to the specified form: src/content/company/enquiries.ts. */
export interface FormOptions {
  /** Fields between telephone and message. */
  further: { name: string; label: string; autocomplete: string }[];
  /** A line that visitors must tick. */
  consent?: string;
  /** Sent with the form, so that an automatic reply is in the visitor's language. */
  language?: string;
}

export interface ContactPage extends PlainPage {
  kind: 'contact';
  heading: string;
  text: string;
  /** The quickest ways to contact us, in order. */
  details: { label: string; value: string; href: Href }[];
  office: { label: string; value: string };
  /** The mascot, looking towards the form. */
  mascot: Image;
  form: {
    title: string;
    fields: FormField[];
    /** A prefilled message, for links that end in `#` and its id. */
    openings: { id: string; message: string }[];
    options: FormOptions;
    /** Stands before the button and says what it does. */
    before: string;
    /** The link that follows it, with an endpoint. */
    privacy: { label: string; href: PageLink };
    submit: string;
    /** Texts for composing a mail from the form's values. */
    mail: {
      label: string;
      to: string;
      /** Followed by the sender's name. */
      subject: string;
      subjectWithoutName: string;
      /** Appended to a truncated text. */
      shortened: string;
    };
    /** Shown after a submit without an endpoint. */
    notSent: { title: string; text: string; clear: string };
    /** Shown after a submit without an endpoint and without scripts. */
    withoutScripts: string;
    /** The form's endpoint. If absent, nothing is sent and the texts below are unused. */
    endpoint?: string | undefined;
    sending: string;
    sent: string;
    failed: string;
    unknown: string;
    offline: string;
    blank: string;
    /** Neither an e-mail address nor a telephone number: asked about once, then sent. */
    unaddressed: string;
    /** Label of the honeypot; only with an endpoint. */
    trap: string;
  };
}
