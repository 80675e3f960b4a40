/*
 * What an owner decides about enquiries once `formEndpoint` is set in the brand file: docs/contact-form.md. Nothing is
 * decided at first. The form, the privacy policy and, through the build, the enquiry service follow this file.
 */

/** One text per language, by its tag; a language without one gets the first. */
export type InLanguages = Record<string, string>;

export interface FurtherField {
  name: string;
  label: InLanguages;
  autocomplete?: 'organization' | 'organization-title' | 'country-name' | 'url';
}

export interface EnquiryDecisions {
  /** Months after which the service deletes an enquiry that was delivered. Stated at the form and in the policy. */
  keepMonths?: number;
  /** A line that visitors must tick. */
  consent?: InLanguages;
  /** Fields between telephone and message. */
  fields?: FurtherField[];
  /** Sent once to the visitor's address. */
  reply?: Record<string, { subject: string; text: string }>;
}

const decisions: EnquiryDecisions = {};

export default decisions;
