import type { Certification } from '../home/schema.ts';
import type { Feature, Href, Image, InnerPage, Link, PageLink, PlainPage, SectionHead } from '../schema.ts';

/** A certificate in words: what is certified, and how far. */
export interface CertificatePlate extends Certification {
  kind: string;
  scope: string;
  status: string;
}

export interface AboutPage extends InnerPage {
  kind: 'about';
  message: {
    title: string;
    paragraphs: string[];
    /** Who signs: the name once it is set, the office, the company and its place. */
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

export interface FormField {
  name: 'first-name' | 'last-name' | 'email' | 'phone' | 'message';
  label: string;
  autocomplete: 'given-name' | 'family-name' | 'email' | 'tel' | 'off';
}

export interface ContactPage extends PlainPage {
  kind: 'contact';
  heading: string;
  text: string;
  /** The quickest ways to us, the first one first. */
  details: { label: string; value: string; href: Href }[];
  office: { label: string; value: string };
  /** Looks towards the form. */
  mascot: Image;
  form: {
    title: string;
    fields: FormField[];
    /** A message already begun, for a link that ends in `#` and the id. */
    openings: { id: string; message: string }[];
    submit: string;
    /** Makes a message of what was typed. */
    mail: {
      label: string;
      to: string;
      /** Followed by the sender's name. */
      subject: string;
      subjectWithoutName: string;
      /** Ends a text that did not fit. */
      shortened: string;
    };
    /** Said after a submit where no endpoint is set. */
    notSent: { title: string; text: string; clear: string };
    /** Without an endpoint, for visitors without scripts: nobody could tell them afterwards. */
    withoutScripts: string;
    /** Where the owner has the form sent. Absent: nothing is sent, and the words below are never said. */
    endpoint?: string | undefined;
    sending: string;
    sent: string;
    failed: string;
    unknown: string;
    offline: string;
    blank: string;
    /** Label of a field only machines find; with an endpoint. */
    trap: string;
  };
}
