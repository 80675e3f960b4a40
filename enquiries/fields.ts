/*
 * The fields this service knows, in the order they are shown. A field the site sends besides is kept too, under its
 * own name; a line here gives it a label and a length.
 */
export interface Field {
  label: string;
  longest: number;
  isMultiline?: true;
}

export const fields = {
  'first-name': { label: 'First name', longest: 200 },
  'last-name': { label: 'Last name', longest: 200 },
  email: { label: 'E-mail', longest: 254 },
  phone: { label: 'Phone', longest: 60 },
  message: { label: 'Message', longest: 20_000, isMultiline: true },
  /** The requirement check's queries, one per line: clause, text and finding, separated by tabs. */
  queries: { label: 'Queries', longest: 100_000, isMultiline: true },
  /** How many clauses were checked. */
  clauses: { label: 'Clauses', longest: 6 },
  /** The sentence the visitor agreed to. */
  consent: { label: 'Consent', longest: 1000 },
  /** The page's language, such as `hi`. */
  language: { label: 'Language', longest: 35 },
} satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];

/** Those with their own place in the inbox and in the mail. */
const placed: FieldName[] = ['first-name', 'last-name', 'message', 'queries', 'clauses'];
export const listedFields = fieldNames.filter((name) => !placed.includes(name));

export interface Enquiry {
  fields: Record<FieldName, string>;
  /** Fields of a newer site, in its order. */
  others: [name: string, value: string][];
}

export const blankFields = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Enquiry['fields'];

export const nameOf = ({ fields: { 'first-name': first, 'last-name': last } }: Enquiry) =>
  `${first} ${last}`.trim();

export const canReply = ({ fields: { email } }: Enquiry) => /^[^\s<>"',;@]+@[^\s<>"',;@]+$/.test(email);
