/* An enquiry as a message. The Message-ID is the enquiry's own, so that a second copy could be recognised. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Config } from './config.ts';
import type { StoredEnquiry } from './store.ts';

export function nameOf({ fields }: StoredEnquiry): string {
  return `${fields['first-name']} ${fields['last-name']}`.trim();
}

export function enquiryMail(enquiry: StoredEnquiry, config: Config): Promise<Buffer> {
  const { email, phone, message, queries, clauses } = enquiry.fields;
  const lines = [
    `Name: ${nameOf(enquiry) || 'not given'}`,
    `E-mail: ${email || 'not given'}`,
    `Phone: ${phone || 'not given'}`,
    '',
    message,
    ...(queries ? ['', `Queries${clauses && `, from ${clauses} clauses`}:`, queries] : []),
    '',
    `-- \nSent from the contact form, ${new Date(enquiry.received).toUTCString()}`,
  ];
  const canReply = /^[^\s<>"',;@]+@[^\s<>"',;@]+$/.test(email);
  return compose(enquiry, config, {
    messageId: messageId(enquiry, config),
    subject: `Enquiry from ${nameOf(enquiry) || email || 'the website'}`,
    ...(canReply && { replyTo: { name: nameOf(enquiry), address: email } }),
    text: lines.join('\n'),
  });
}

/** Nothing of the enquiry itself: it may have arrived. */
export function noticeMail(enquiry: StoredEnquiry, config: Config): Promise<Buffer> {
  return compose(enquiry, config, {
    messageId: `<notice-${messageId(enquiry, config).slice(1)}`,
    subject: 'An enquiry may not have reached you',
    text: `The service was stopped while it handed over the enquiry of ${new Date(enquiry.received).toUTCString()}.
Look for it in this mailbox. If it is not here, read it on the desk and press 'Send again'.`,
  });
}

const messageId = ({ id }: StoredEnquiry, { mailFrom }: Config) => `<${id}@${mailFrom.split('@')[1]}>`;

function compose(
  { received }: StoredEnquiry,
  { mailFrom, mailTo }: Config,
  content: ConstructorParameters<typeof MailComposer>[0],
): Promise<Buffer> {
  const options = { from: mailFrom, to: mailTo, date: new Date(received), ...content };
  return new MailComposer({ ...options, disableFileAccess: true, disableUrlAccess: true }).compile().build();
}
