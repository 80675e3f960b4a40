import type { ContactPage } from '../../content/company/schema.ts';
import { MailButton } from '../../ui/button.tsx';
import { composeMail } from './compose-mail.ts';

interface MailLinkProps {
  look: 'ink' | 'line';
  mail: ContactPage['form']['mail'];
  /** What the form holds at the moment of the click. */
  values: () => Record<string, string>;
}

/** Opens the visitor's mail program with what was typed; without scripts, with an empty message. */
export function MailLink({ look, mail, values }: MailLinkProps) {
  return (
    <MailButton
      look={look}
      href={`mailto:${mail.to}`}
      onClick={({ currentTarget }) => {
        currentTarget.href = composeMail(values(), mail);
      }}
    >
      {mail.label}
    </MailButton>
  );
}
