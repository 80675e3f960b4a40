/* An enquiry as a message. The Message-ID is the enquiry's own, so that a second copy could be recognised. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Config } from './config.ts';
import { canReply, fields, listedFields, nameOf } from './fields.ts';
import type { Rules } from './rules.ts';
import type { StoredEnquiry } from './store.ts';

export function enquiryMail(enquiry: StoredEnquiry, config: Config, { labels }: Rules): Promise<Buffer> {
  const { email, message, queries, clauses } = enquiry.fields;
  const always = ['email', 'phone'];
  const lines = [
    `Name: ${nameOf(enquiry) || 'not given'}`,
    ...listedFields
      .filter((name) => enquiry.fields[name] || always.includes(name))
      .map((name) => `${fields[name].label}: ${enquiry.fields[name] || 'not given'}`),
    ...enquiry.others.map(([name, value]) => `${labelOf(name, labels)}: ${value}`),
    '',
    message,
    ...(queries ? ['', `Queries${clauses && `, from ${clauses} clauses`}:`, queries] : []),
    '',
    `-- \nSent from the contact form, ${new Date(enquiry.received).toUTCString()}`,
  ];
  return compose(config, {
    date: new Date(enquiry.received),
    messageId: messageId(enquiry, config),
    subject: `Enquiry from ${nameOf(enquiry) || email || 'the website'}`,
    ...(canReply(enquiry) && { replyTo: { name: nameOf(enquiry), address: email } }),
    text: lines.join('\n'),
  });
}

/** Nothing of the enquiry itself: it may have arrived. */
export function noticeMail(enquiry: StoredEnquiry, config: Config): Promise<Buffer> {
  return compose(config, {
    date: new Date(enquiry.received),
    messageId: `<notice-${messageId(enquiry, config).slice(1)}`,
    subject: 'An enquiry may not have reached you',
    text: `The service was stopped while it sent you the enquiry of ${new Date(enquiry.received).toUTCString()}.
Look for it in this mailbox. If it is not here, open it in the inbox and choose 'Send again'.`,
  });
}

/** Nothing a visitor has written, since the address may be a stranger's; marked as automatic (RFC 3834). */
export function replyMail(enquiry: StoredEnquiry, config: Config, reply: Rules['reply'][string]) {
  return compose(config, {
    to: enquiry.fields.email,
    replyTo: config.mailTo,
    messageId: `<reply-${messageId(enquiry, config).slice(1)}`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...reply,
  });
}

/** A label chosen by the site's owner, or the field's name. */
export const labelOf = (name: string, labels: Rules['labels']) =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;

const messageId = ({ id }: StoredEnquiry, { mailFrom }: Config) => `<${id}@${mailFrom.split('@')[1]}>`;

type Content = ConstructorParameters<typeof MailComposer>[0];

function compose({ mailFrom, mailTo }: Config, content: Content): Promise<Buffer> {
  const options = { from: mailFrom, to: mailTo, ...content };
  return new MailComposer({ ...options, disableFileAccess: true, disableUrlAccess: true }).compile().build();
}
